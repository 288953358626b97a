/** What a text says as JSON; undefined where it is none. Never throws: what a browser or a file keeps may be anything. */
export const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
