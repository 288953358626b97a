/** What a page consists of. */
interface Page {
  readonly files: ReadonlyArray<string>
  /** Whether it begins with rows: of a list, or counted. */
  readonly hasRows: boolean
}

/** By its address below the account; a page of one record is named with a slash at its end. */
export type Pages = Readonly<Record<string, Page>>

/** The page that was opened by its address. */
export const openedPage = (pathname: string, base: string, pages: Pages): Page | undefined => {
  const path = pathname.slice(base.length)
  const name = path === "" ? "dashboard" : (/^be\/\d+\/([a-z]+(?:\/new|\/)?)/u.exec(path)?.[1] ?? "")
  return Object.hasOwn(pages, name) ? pages[name] : undefined
}

/** Has the browser fetch the files of a page, while the console itself is on its way. */
export const fetchPage = (
  document: Pick<Document, "createElement" | "head">,
  base: string,
  files: ReadonlyArray<string>
): void => {
  for (const file of files) {
    const link = document.createElement("link")
    const isStyle = file.endsWith(".css")
    link.rel = isStyle ? "preload" : "modulepreload"
    if (isStyle) link.as = "style"
    link.crossOrigin = ""
    link.href = base + file
    document.head.append(link)
  }
}
