import { readdirSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { expect, type Page, test } from "@playwright/test"
import { barriersInBoth } from "../accessibility/barriers.ts"
import { complaintsOf } from "../support/complaints.ts"
import { shownComponents, usedComponents } from "./components.ts"
import { builtStories, openGallery, type Story, showStory, windows } from "./stories.ts"

/** Small differences between machines in how letters are drawn pass; a button a few pixels further does not. */
const tolerance = { threshold: 0.3, maxDiffPixelRatio: 0.02, maxDiffPixels: 100 }

test.use({
  viewport: windows.usual,
  timezoneId: "America/New_York",
  locale: "en-US"
})

const schemes = ["dark", "light"] as const

const pictureName = ({ id }: Story, scheme: string) => `${id.replace("--every", "").replace("--", "-")}-${scheme}.png`

const picture = (page: Page, { isOver }: Story) =>
  (isOver ? page : page.locator("#storybook-root")).screenshot({ animations: "disabled", caret: "hide" })

/** Those without a look of their own: what is around a page, and a frame that every field has. */
const unseen = new Set([
  "theme/provider UiProvider",
  "feedback/loaded-later MeanwhileContext",
  "fields/field-frame FieldFrame",
  "fields/field-error FieldError"
])

test("every component that the console shows stands in the gallery", () => {
  const shown = shownComponents()
  expect([...usedComponents()].filter((name) => !shown.has(name) && !unseen.has(name))).toEqual([])
})

test("every component in its states has no barrier, a clean console and the look that is kept", async ({ page }) => {
  test.setTimeout(300_000)
  const stories = builtStories()
  const complaints = await complaintsOf(page.context())
  await page.clock.setFixedTime("2026-11-20T15:00:00Z")
  const last = stories.at(-1)
  if (last === undefined) throw new Error("The gallery has no stories.")
  await openGallery(page, last)
  for (const story of stories)
    await test.step(story.id, async () => {
      const said = complaints.unexpected().length
      await showStory(page, story)
      expect.soft(await barriersInBoth(page), story.id).toEqual([])
      for (const scheme of schemes) {
        await page.emulateMedia({ colorScheme: scheme })
        expect.soft(await picture(page, story)).toMatchSnapshot(pictureName(story, scheme), tolerance)
      }
      if (!story.isCrash) expect.soft(complaints.unexpected().slice(said), story.id).toEqual([])
    })
  const expected = stories.flatMap((story) => schemes.map((scheme) => pictureName(story, scheme)))
  const kept = readdirSync(fileURLToPath(new URL("pictures", import.meta.url)))
  expect(kept.toSorted(), "pictures of what the gallery shows, and no others").toEqual(expected.toSorted())
})
