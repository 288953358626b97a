import type { HtmlTagDescriptor, Plugin } from "vite"
import { filesOfPages, startFiles } from "./page-files.ts"

/** The rows' worker, which the dashboard's figures need as much as the lists do. */
const soon = ["rows-worker"]

/** The letters of every page; those of latin-ext are fetched where a name has them. */
const font = /\binter-latin-wght-normal-[^/]*\.woff2$/u

const link = (attributes: HtmlTagDescriptor["attrs"]): HtmlTagDescriptor => ({
  tag: "link",
  attrs: attributes ?? {},
  injectTo: "head"
})

/** What stands in `main.ts` for the files of the pages until they have their names. */
const marker = "__FILES_OF_PAGES__"

/**
 * Has the browser fetch what the first script would ask for only once it runs: the console itself, which comes after its
 * language, the deployment's configuration, the worker, and the font, which the style sheet would ask for. The first
 * script gets the files of each page, which it has fetched by the address; they are named by it and by what it opens, so
 * that its own name changes with them.
 */
export const earlyFiles = (): Plugin => {
  let base = "/"
  return {
    name: "early-files",
    config: (_, { command }) => (command === "serve" ? { define: { [marker]: "{}" } } : {}),
    configResolved: (config) => {
      base = config.base
    },
    generateBundle: {
      order: "pre",
      handler(_, bundle) {
        const first = Object.values(bundle).find((file) => file.type === "chunk" && file.code.includes(marker))
        if (first?.type !== "chunk") throw new Error("No script asks for the files of its page.")
        first.code = first.code.replace(marker, JSON.stringify(filesOfPages(bundle)))
      }
    },
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle }) => {
        // While developing there is nothing to fetch early.
        if (bundle === undefined) return []
        const workers = Object.values(bundle).filter((file) => file.type === "chunk" && soon.includes(file.name))
        const start = startFiles(bundle)
        const scripts = [...start.scripts, ...workers.map(({ fileName }) => fileName)]
        const fonts = Object.keys(bundle).filter((fileName) => font.test(fileName))
        return [
          ...start.styles.map((fileName) => link({ rel: "stylesheet", crossorigin: true, href: `${base}${fileName}` })),
          ...fonts.map((fileName) =>
            link({ rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: `${base}${fileName}` })
          ),
          link({ rel: "preload", as: "fetch", crossorigin: true, href: `${base}config.json` }),
          // Behind the style sheet and the font, which the first frame is painted with.
          ...scripts.map((fileName) =>
            link({ rel: "modulepreload", fetchpriority: "low", crossorigin: true, href: `${base}${fileName}` })
          )
        ]
      }
    }
  }
}
