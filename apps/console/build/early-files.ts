import type { HtmlTagDescriptor, Plugin } from "vite"

/** The rows' worker: what a page shows is loaded with the page, so that the dashboard does not carry the lists. */
const soon = ["rows-worker"]

const link = (attributes: HtmlTagDescriptor["attrs"]): HtmlTagDescriptor => ({
  tag: "link",
  attrs: attributes ?? {},
  injectTo: "head"
})

/**
 * Has the browser fetch what the first script would ask for only once it runs: the deployment's configuration, and the
 * worker. The policy allows no script in the page that could do so.
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
        return [
          link({ rel: "preload", as: "fetch", crossorigin: true, href: `${base}config.json` }),
          ...chunks.map(({ fileName }) => link({ rel: "modulepreload", crossorigin: true, href: `${base}${fileName}` }))
        ]
      }
    }
  }
}
