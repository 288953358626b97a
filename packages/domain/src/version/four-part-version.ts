const fourParts = /\d+\.\d+\.\d+\.\d+/u

/** The first four-part numeric version in a text, or null when it holds none (document 2 §5 "Version strings"). */
export const fourPartVersion = (text: string): string | null => fourParts.exec(text)?.[0] ?? null

/** The four numbers of a text's version, or null when it holds none. */
export const versionParts = (text: string): ReadonlyArray<number> | null =>
  fourPartVersion(text)?.split(".").map(Number) ?? null
