/** One parameter of an address: its name, its text, and how it stands there. */
export interface Parameter {
  readonly name: string
  /** Null where it cannot be decoded. */
  readonly text: string | null
  readonly written: string
}

const decoded = (written: string): string | null => {
  try {
    return decodeURIComponent(written.replaceAll("+", " "))
  } catch {
    return null
  }
}

/** The parameters of a query, with or without its question mark, in order. Never throws. */
export const parametersOf = (query: string): ReadonlyArray<Parameter> =>
  query
    .replace(/^\?/u, "")
    .split("&")
    .filter((written) => written !== "")
    .map((written) => {
      const [name = "", ...rest] = written.split("=")
      return { name: decoded(name) ?? name, text: decoded(rest.join("=")), written }
    })

/** Browsers would escape an apostrophe themselves; the others are plain in a query and read better so. */
const spellings: Readonly<Record<string, string>> = { "%20": "+", "%2C": ",", "%3A": ":", "%2F": "/", "'": "%27" }

/** A value as it stands in a query; half characters, which no address can hold, are replaced. */
export const encodedValue = (text: string): string =>
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, "\uFFFD")).replaceAll(
    /%20|%2C|%3A|%2F|'/gu,
    (found) => spellings[found] ?? found
  )
