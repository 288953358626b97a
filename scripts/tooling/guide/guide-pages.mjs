import { readdirSync, readFileSync } from "node:fs"
import { Marked } from "marked"
import { webpSize } from "./webp.mjs"

const escaped = (text) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")

/** The file a Markdown page becomes: the README, which GitHub shows first, is the first one here too. */
const addressOf = (file) => (file === "README.md" ? "index.html" : file.replace(/\.md$/u, ".html"))

const idOf = (text) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, "")
    .trim()
    .replaceAll(/\s+/gu, "-")

/** A page's Markdown as HTML with an id on each heading. Refuses raw HTML: the pages hold text and pictures only. */
const rendered = (folder, file) => {
  const sections = []
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const id = idOf(text)
        const content = this.parser.parseInline(tokens)
        if (depth === 2) sections.push({ id, content })
        return depth === 1 ? `<h1>${content}</h1>\n` : `<h${depth} id="${id}">${content}</h${depth}>\n`
      },
      link({ href, tokens }) {
        const [path, fragment] = href.split("#")
        const to = /^[a-z-]+\.md$|^README\.md$/u.test(path) ? addressOf(path) : path
        const whole = fragment === undefined ? to : `${to}#${fragment}`
        return `<a href="${escaped(whole)}">${this.parser.parseInline(tokens)}</a>`
      },
      image({ href, text }) {
        const { width, height } = webpSize(readFileSync(`${folder}/${href}`))
        const picture = `<img src="${escaped(href)}" alt="${escaped(text)}" width="${width}" height="${height}" loading="lazy">`
        return `<a href="${escaped(href)}">${picture}</a>`
      },
      html({ text }) {
        throw new Error(`${file} has HTML, which a page of the guide must not have: ${text.trim()}`)
      }
    }
  })
  return { html: marked.parse(readFileSync(`${folder}/${file}`, "utf8")), sections }
}

const titleOf = (file, html) => {
  const title = /<h1>(.+?)<\/h1>/u.exec(html)?.[1]
  if (title === undefined) throw new Error(`${file} has no title.`)
  return title
}

/** The guide's pages in the order in which the README names them, which must name all of them. */
export const guidePages = (folder) => {
  const files = readdirSync(folder).filter((name) => name.endsWith(".md"))
  const named = [...readFileSync(`${folder}/README.md`, "utf8").matchAll(/\]\(([a-z-]+\.md)\)/gu)].map(
    ([, file]) => file
  )
  const order = ["README.md", ...new Set(named)]
  const unnamed = files.filter((file) => !order.includes(file))
  if (unnamed.length > 0) throw new Error(`The guide's README.md does not name ${unnamed.join(", ")}.`)
  return order.map((file) => {
    const { html, sections } = rendered(folder, file)
    return { address: addressOf(file), title: titleOf(file, html), html, sections }
  })
}
