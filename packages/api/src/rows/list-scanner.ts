/** What a scanner finds. */
export interface ListSink {
  /** A list begins; what came of an earlier one counts no more. */
  readonly begin: () => void
  /** Some of the list's items as JSON without the brackets, as soon as they are whole. */
  readonly items: (json: string) => void
  /** The same of what may be items; false where it is no JSON, and then nothing came of it. */
  readonly likelyItems: (json: string) => boolean
}

const [quote, backslash, comma, opening, closing] = [0x22, 0x5c, 0x2c, 0x5b, 0x5d] as const
const [openingBrace, closingBrace] = [0x7b, 0x7d] as const

/** The place of the quote that begins a string whose closing quote stands at `end`: one that nothing escapes. */
const stringStart = (text: string, end: number): number => {
  for (let at = text.lastIndexOf('"', end - 1); at >= 0; at = text.lastIndexOf('"', at - 1)) {
    let slashes = 0
    while (text[at - slashes - 1] === "\\") slashes += 1
    if (slashes % 2 === 0 || at === 0) return at
  }
  return -1
}

/** The name at whose value a text of JSON breaks off; null where it does so elsewhere. */
const openName = (text: string): string | null => {
  const end = /"\s*:\s*$/u.exec(text.slice(-256))?.index
  if (end === undefined) return null
  const closed = Math.max(0, text.length - 256) + end
  try {
    const name: unknown = JSON.parse(text.slice(stringStart(text, closed), closed + 1))
    return typeof name === "string" ? name : null
  } catch {
    return null
  }
}

/** The place of the last comma between two objects; -1 where there is none. */
const lastBetweenObjects = (bytes: Uint8Array): number => {
  for (let at = bytes.lastIndexOf(comma); at > 0; at = bytes.lastIndexOf(comma, at - 1)) {
    if (bytes[at - 1] === closingBrace && bytes[at + 1] === openingBrace) return at
  }
  return -1
}

const lastAscii = 0x7f

/** Characters after which a list is no longer expected to be cut between objects. */
const longestUncut = 200_000

/** What the rest of an answer has in place of the list that was handed over. */
const handedOver = "0"

/**
 * Cuts the items of one list out of the JSON of an answer while its bytes arrive: of the field with this name in the
 * outermost object, in either letter case of its first letter (camelCase counts more; of equal names the last one).
 * It does not judge: whoever parses the pieces and the rest has parsed every byte but the brackets.
 *
 * To look at each byte takes as long as to parse them. Within the list it is therefore cut between two objects, unseen:
 * what stands between two such cuts is JSON if the second one is at the list's own depth, and only then. Where it is
 * not, the bytes are looked at one by one, from the first cut on.
 */
export const makeListScanner = (name: string, sink: ListSink) => {
  const pascal = name.charAt(0).toUpperCase() + name.slice(1)
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true })
  const encoder = new TextEncoder()
  let rest = ""
  /** Decoded, not yet handed over: of the list while in it, else of the rest. */
  let text = ""
  let depth = 0
  let isInString = false
  let isEscaped = false
  let isInList = false
  /** What came since the last cut was not looked at. */
  let isUnseen = false
  /** A list that is not cut between objects, or has lists of objects in its items, is looked at. */
  let isGuessed = true
  let hasCamel = false

  const decodeTo = (bytes: Uint8Array, from: number, to: number): string => {
    const whole = text + decoder.decode(bytes.subarray(from, to))
    text = ""
    return whole
  }

  /** The place behind a string of which `from` is a place within; beyond the bytes where it does not end among them. */
  const behindString = (bytes: Uint8Array, from: number): number => {
    let at = isEscaped ? from + 1 : from
    while (at < bytes.length && bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1
    isInString = at >= bytes.length
    isEscaped = at > bytes.length
    return at + 1
  }

  const isWanted = (found: string | null): boolean => found === name || (found === pascal && !hasCamel)

  /** At the bracket of a list in the outermost object. */
  const beginList = (bytes: Uint8Array, from: number, at: number): boolean => {
    rest += decodeTo(bytes, from, at)
    const found = openName(rest)
    if (!isWanted(found)) return false
    hasCamel = found === name
    isInList = true
    rest += `[${handedOver}`
    isGuessed = true
    sink.begin()
    return true
  }

  const endList = (bytes: Uint8Array, from: number, at: number): void => {
    sink.items(decodeTo(bytes, from, at))
    isInList = false
  }

  const look = (bytes: Uint8Array): void => {
    let from = 0
    let cut = -1
    let at = isInString ? behindString(bytes, 0) : 0
    while (at < bytes.length) {
      const byte = bytes[at]
      if (byte === quote) {
        at = behindString(bytes, at + 1)
        continue
      }
      if (byte === comma) {
        if (isInList && depth === 2) cut = at
      } else if (byte === opening || byte === openingBrace) {
        if (byte === opening && depth === 1) from = beginList(bytes, from, at) ? at + 1 : at
        depth += 1
      } else if (byte === closing || byte === closingBrace) {
        depth -= 1
        if (isInList && depth === 1) {
          endList(bytes, from, at)
          from = at
          cut = -1
        }
      }
      at += 1
    }
    if (isInList && cut >= from) {
      sink.items(decodeTo(bytes, from, cut))
      from = cut + 1
    }
    text += decoder.decode(bytes.subarray(from), { stream: true })
    isUnseen = isInList && isGuessed
  }

  /** What was not looked at since the last cut begins an item. */
  const lookFromCut = (json: string): void => {
    text = ""
    depth = 2
    isInString = false
    isEscaped = false
    isGuessed = false
    look(encoder.encode(json))
  }

  return {
    take: (bytes: Uint8Array): void => {
      if (!isUnseen) {
        look(bytes)
        return
      }
      const cut = lastBetweenObjects(bytes)
      if (cut < 0) {
        text += decoder.decode(bytes, { stream: true })
        // Not in the middle of a character, which the decoder would hold back.
        if (text.length > longestUncut && (bytes.at(-1) ?? lastAscii + 1) <= lastAscii) lookFromCut(text)
        return
      }
      const json = decodeTo(bytes, 0, cut)
      if (!sink.likelyItems(json)) {
        lookFromCut(json)
        look(bytes.subarray(cut))
        return
      }
      text = decoder.decode(bytes.subarray(cut + 1), { stream: true })
    },
    /** The answer without the list's items; broken where it ends too early. */
    end: (): string => {
      if (isUnseen) lookFromCut(decodeTo(new Uint8Array(0), 0, 0))
      const whole = rest + decodeTo(new Uint8Array(0), 0, 0)
      return whole.startsWith("\uFEFF") ? whole.slice(1) : whole
    }
  }
}
