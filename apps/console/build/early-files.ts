import type { HtmlTagDescriptor, Plugin } from "vite"
import { fetchPage } from "./fetch-page.ts"
import { filesOfPages } from "./page-files.ts"

/** The rows' worker, which the dashboard's figures need as much as the lists do. */
const soon = ["rows-worker"]

/** The letters of every page; those of latin-ext are fetched where a name has them. */
const font = /\binter-latin-wght-normal-[^/]*\.woff2$/u

const link = (attributes: HtmlTagDescriptor["attrs"]): HtmlTagDescriptor => ({
  tag: "link",
  attrs: attributes ?? {},
  injectTo: "head"
})

/**
 * Has the browser fetch what the first script would ask for only once it runs: the deployment's configuration, the worker
 * and the page of the address. Which page that is, a small file of its own finds out, so that it works with any web
 * server; the policy allows no script in the document. The font, too, which the style sheet would ask for.
 */
export const earlyFiles = (): Plugin => {
  let base = "/"
  let pageFile = ""
  return {
    name: "early-files",
    apply: "build",
    configResolved: (config) => {
      base = config.base
    },
    generateBundle: {
      order: "pre",
      handler(_, bundle) {
        const given = [base, filesOfPages(bundle)].map((each) => JSON.stringify(each)).join(",")
        const source = `(${String(fetchPage)})(window,${given})\n`
        pageFile = this.getFileName(this.emitFile({ type: "asset", name: "page-files.js", source }))
      }
    },
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk" && soon.includes(file.name))
        const fonts = Object.keys(bundle).filter((fileName) => font.test(fileName))
        return [
          { tag: "script", attrs: { async: true, src: `${base}${pageFile}` }, injectTo: "head" },
          ...fonts.map((fileName) =>
            link({ rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: `${base}${fileName}` })
          ),
          link({ rel: "preload", as: "fetch", crossorigin: true, href: `${base}config.json` }),
          ...chunks.map(({ fileName }) => link({ rel: "modulepreload", crossorigin: true, href: `${base}${fileName}` }))
        ]
      }
    }
  }
}
