import type { HtmlTagDescriptor, Plugin } from "vite"

/** The rows' worker: what a page shows is loaded with the page, so that the dashboard does not carry the lists. */
const soon = ["rows-worker"]

/** The letters of every page; those of latin-ext are fetched where a name has them. */
const font = /\binter-latin-wght-normal-[^/]*\.woff2$/u

const link = (attributes: HtmlTagDescriptor["attrs"]): HtmlTagDescriptor => ({
  tag: "link",
  attrs: attributes ?? {},
  injectTo: "head"
})

/**
 * Has the browser fetch what the first script would ask for only once it runs: the deployment's configuration, and the
 * worker. The policy allows no script in the page that could do so. The font, too, which the style sheet would ask for.
 */
export const earlyFiles = (): Plugin => {
  let base = "/"
  return {
    name: "early-files",
    apply: "build",
    configResolved: (config) => {
      base = config.base
    },
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk" && soon.includes(file.name))
        const fonts = Object.keys(bundle).filter((fileName) => font.test(fileName))
        return [
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
