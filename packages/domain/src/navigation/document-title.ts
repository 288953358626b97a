const product = "Command Center"

/** Characters; a tab, a bookmark or the history shows no more of a name. */
const longest = 80

const inOneLine = (name: string): string => {
  const line = name.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim()
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line
}

/** The title of the browser's tab: record, page, account and product, the narrowest first; names are left out that are empty. */
export const documentTitle = (names: ReadonlyArray<string | null | undefined>): string =>
  [...names.map((name) => inOneLine(name ?? "")), product].filter((name) => name !== "").join(" – ")
