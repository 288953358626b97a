import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { expect, type Page } from "@playwright/test"
import { Schema } from "effect"

const root = fileURLToPath(new URL("../../", import.meta.url))
const built = join(root, "node_modules/.cache/gallery")
const origin = "http://gallery.test"

const StoryIndex = Schema.Struct({
  entries: Schema.Record(Schema.String, Schema.Struct({ id: Schema.String, tags: Schema.Array(Schema.String) }))
})

/** Which part of a page a story is about; a picture is no larger than it must be. */
export const windows = {
  usual: { width: 960, height: 600 },
  low: { width: 640, height: 360 },
  desktop: { width: 1100, height: 420 },
  phone: { width: 390, height: 560 }
} as const

export interface Story {
  readonly id: string
  /** It lies over the page: its picture is the window and not what stands in the page. */
  readonly isOver: boolean
  readonly window: keyof typeof windows
  /** It fails on purpose, and the browser says so. */
  readonly isCrash: boolean
}

/** Every story of the built gallery, which is built where it is not there or no longer what the sources say. */
export const builtStories = (): ReadonlyArray<Story> => {
  const build = spawnSync(process.execPath, [join(root, "scripts/tooling/gallery.mjs"), "--build"], {
    encoding: "utf8"
  })
  expect(build.status, `${build.stdout}${build.stderr}`).toBe(0)
  const index = Schema.decodeUnknownSync(StoryIndex)(JSON.parse(readFileSync(join(built, "index.json"), "utf8")))
  return Object.values(index.entries).map(({ id, tags }) => ({
    id,
    isOver: tags.includes("over"),
    window: (["low", "desktop", "phone"] as const).find((name) => tags.includes(name)) ?? "usual",
    isCrash: tags.includes("crashes")
  }))
}

/**
 * The one font that ships, also where a system has its own, drawn by its outlines: hinting differs between systems, and
 * between Chromium and its headless shell on the same one.
 */
const oneFont = `
  :root { --cc-fonts-mono: var(--cc-fonts-body) }
  *, ::file-selector-button { text-rendering: geometricPrecision !important }`

/** Opens the gallery without its frame; whatever it asks for comes from its files, and nothing else is there. */
export const openGallery = async (page: Page, { id }: Story): Promise<void> => {
  await page.route("**", (route) => {
    const { origin: asked, pathname } = new URL(route.request().url())
    return asked === origin ? route.fulfill({ path: join(built, pathname) }) : route.abort()
  })
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story`)
  await page.addStyleTag({ content: oneFont })
  // A story that is asked for before the first one stands loads the page again.
  await page.waitForFunction(
    () => Reflect.get(window, "__STORYBOOK_ADDONS_CHANNEL__")?.last("storyFinished") !== undefined
  )
}

/** The window has its size, and whoever listens was told: a menu that opens then stays open. */
const resize = async (page: Page, size: { readonly width: number; readonly height: number }): Promise<void> => {
  await page.setViewportSize(size)
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
  )
}

/** Puts another story in the place of the one that is shown, and waits until it has done what it does by itself. */
export const showStory = async (page: Page, { id, window: size }: Story): Promise<void> => {
  await resize(page, windows[size])
  const status: string = await page.evaluate(
    (storyId) =>
      new Promise<string>((resolve) => {
        const channel = Reflect.get(window, "__STORYBOOK_ADDONS_CHANNEL__")
        const ends = ["storyFinished", "storyThrewException", "storyErrored", "storyMissing"]
        const listeners = ends.map((event) => {
          const listener = (told: { readonly storyId?: string; readonly status?: string }) => {
            if (event === "storyFinished" && told.storyId !== storyId) return
            for (const [name, each] of listeners) channel.off(name, each)
            resolve(event === "storyFinished" ? (told.status ?? "") : event)
          }
          return [event, listener] as const
        })
        for (const [name, listener] of listeners) channel.on(name, listener)
        channel.emit("setCurrentStory", { storyId, viewMode: "story" })
      }),
    id
  )
  expect(status, id).toBe("success")
  await page.evaluate(() => document.fonts.ready)
}
