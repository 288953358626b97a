/** What is there of a page for this. */
interface Place {
  readonly location: { readonly pathname: string }
  readonly document: Pick<Document, "createElement" | "head">
}

/** Files by the page that consists of them; a page of one record is named with a slash at its end. */
export type FilesOfPages = Readonly<Record<string, ReadonlyArray<string>>>

/**
 * Has the browser fetch the files of the page that was opened by its address, while the console itself is on its way.
 */
export const fetchPage = ({ location, document }: Place, base: string, files: FilesOfPages): void => {
  const path = location.pathname.slice(base.length)
  const page = path === "" ? "dashboard" : (/^be\/\d+\/([a-z]+(?:\/new|\/)?)/u.exec(path)?.[1] ?? "")
  for (const file of (Object.hasOwn(files, page) ? files[page] : undefined) ?? []) {
    const link = document.createElement("link")
    const isStyle = file.endsWith(".css")
    link.rel = isStyle ? "preload" : "modulepreload"
    if (isStyle) link.as = "style"
    link.crossOrigin = ""
    link.href = base + file
    document.head.append(link)
  }
}
