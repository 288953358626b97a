import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

const root = fileURLToPath(new URL("../../", import.meta.url))
const filesBelow = (folder: string): ReadonlyArray<string> =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`)
const read = (file: string) => readFileSync(join(root, file), "utf8")

/** What a file takes, as `fields/button Button`; neither types nor what begins with a small letter is a component. */
const taken = (text: string, from: RegExp): ReadonlyArray<string> =>
  [...text.matchAll(/import \{([^}]+)\} from "([^"]+)"/gu)].flatMap(([, names = "", path = ""]) => {
    const module = from.exec(path)?.[1]
    if (module === undefined) return []
    return names
      .split(",")
      .map((name) => name.trim())
      .filter((name) => /^[A-Z]\w*$/u.test(name) && !name.endsWith("Icon"))
      .map((name) => `${module} ${name}`)
  })

/** The components of packages/ui that the console's pages are made of. */
export const usedComponents = (): ReadonlySet<string> =>
  new Set(
    filesBelow("apps/console/src")
      .filter((file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx"))
      .flatMap((file) => taken(read(file), /^@command-center\/ui\/(.+)$/u))
  )

/** Those that a story shows. */
export const shownComponents = (): ReadonlySet<string> =>
  new Set(
    filesBelow("packages/ui/src")
      .filter((file) => file.endsWith(".stories.tsx"))
      .flatMap((file) => {
        const folder = file.split("/").at(-2) ?? ""
        return taken(read(file), /^\.{1,2}\/(.+)\.tsx$/u).map((name) =>
          name.includes("/") ? name : `${folder}/${name}`
        )
      })
  )
