/** What a page may load, wherever it is served from: this guide's own stylesheet and pictures, and no script. */
const policy = "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'"

const contents = (pages, current) => {
  const entries = pages.map((page) => {
    if (page !== current) return `<li><a href="${page.address}">${page.title}</a></li>`
    const sections = page.sections.map(({ id, content }) => `<li><a href="#${id}">${content}</a></li>`).join("")
    const inner = sections === "" ? "" : `<ul>${sections}</ul>`
    return `<li><a href="${page.address}" aria-current="page">${page.title}</a>${inner}</li>`
  })
  return `<nav id="contents" aria-label="Contents"><p>Contents</p><ul>${entries.join("")}</ul></nav>`
}

const neighbour = (page, kind, rel) =>
  page === undefined ? "" : `<a href="${page.address}" rel="${rel}"><span>${kind}</span> ${page.title}</a>`

/** A whole page around the text of one: where it stands among the others, and the way to them. */
export const framed = (pages, current) => {
  const at = pages.indexOf(current)
  const title = at === 0 ? current.title : `${current.title} – ${pages[0].title}`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="guide.css">
</head>
<body>
<header><a href="index.html">Command Center: ${pages[0].title}</a> <a class="to-contents" href="#contents">Contents</a></header>
<div class="sheet">
<main>
${current.html}
<nav class="turn" aria-label="Previous and next page">${neighbour(pages[at - 1], "Previous", "prev")}${neighbour(pages[at + 1], "Next", "next")}</nav>
</main>
${contents(pages, current)}
</div>
</body>
</html>
`
}
