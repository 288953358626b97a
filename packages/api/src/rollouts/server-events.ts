/** An event of a stream of the server's, as the HTML standard has them. */
export interface ServerEvent {
  readonly event: string
  readonly data: string
  /** The last id that the stream gave; null before the first. */
  readonly id: string | null
}

/** Characters of one event; what goes on longer is no event. */
const longestEvent = 1_000_000

/** Reads a stream while it arrives, in whatever pieces, and tells each event that is whole. */
export const serverEvents = (tell: (event: ServerEvent) => void): { readonly take: (bytes: Uint8Array) => void } => {
  const decoder = new TextDecoder()
  let rest = ""
  let id: string | null = null
  let event = ""
  let data: Array<string> = []

  const ended = (): void => {
    if (data.length > 0) tell({ event: event === "" ? "message" : event, data: data.join("\n"), id })
    event = ""
    data = []
  }

  const line = (text: string): void => {
    if (text === "") return ended()
    const colon = text.indexOf(":")
    const field = colon === -1 ? text : text.slice(0, colon)
    const value = colon === -1 ? "" : text.slice(colon + 1).replace(/^ /u, "")
    if (field === "event") event = value
    else if (field === "data") data.push(value)
    else if (field === "id" && !value.includes("\0")) id = value
  }

  return {
    take: (bytes) => {
      rest += decoder.decode(bytes, { stream: true })
      // A carriage return at the end may be the first half of a line's end.
      const lines = rest.split(/\r\n|\n|\r(?!$)/u)
      rest = lines.pop() ?? ""
      if (rest.length > longestEvent) rest = ""
      for (const text of lines) line(text)
    }
  }
}
