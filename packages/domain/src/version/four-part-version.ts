const fourParts = /\d+\.\d+\.\d+\.\d+/u

/** The first four-part numeric version in a text, or null when it holds none (document 2 §5 "Version strings"). */
export const fourPartVersion = (text: string): string | null => fourParts.exec(text)?.[0] ?? null
