const plain = "aAbBcCdDeEfFgGhHiIjJkKlLmMnNoOpPqQrRsStTuUvVwWxXyYzZ"
const accented = "áÁƀƁçÇðÐéÉƒƑĝĜĥĤîÎĵĴķĶļĻɱṀñÑöÖþÞɋɊŕŔšŠţŢûÛṽṼŵŴẋẊýÝžŽ"

const accent = (text: string): string => text.replaceAll(/[a-z]/giu, (letter) => accented.charAt(plain.indexOf(letter)))

/** As much longer as a translation may be, in words as long as the longest that German has in a label. */
const padding = (length: number): string =>
  "~"
    .repeat(Math.ceil(length * 0.3))
    .replace(/~{12}/gu, "$& ")
    .trimEnd()

const textsIn = (fact: unknown): ReadonlyArray<string> => {
  if (typeof fact === "string") return [fact]
  return typeof fact === "object" && fact !== null ? Object.values(fact).flatMap(textsIn) : []
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&")

/** A sentence, in which the facts that it is made of stay as they are. */
const pseudoText = (text: string, facts: ReadonlyArray<unknown>): string => {
  if (!/\p{L}/u.test(text)) return text
  const kept = [...new Set(facts.flatMap(textsIn))].toSorted((one, other) => other.length - one.length)
  const parts = kept.length === 0 ? [text] : text.split(new RegExp(`(${kept.map(escaped).join("|")})`, "u"))
  const said = parts.map((part, at) => (at % 2 === 0 ? accent(part) : part)).join("")
  return `[${said} ${padding(text.length)}]`
}

const pseudoOf = (said: unknown, facts: ReadonlyArray<unknown>): unknown => {
  if (typeof said === "string") return pseudoText(said, facts)
  if (typeof said === "function")
    return (...given: ReadonlyArray<unknown>): unknown => pseudoOf(Reflect.apply(said, undefined, given), given)
  if (Array.isArray(said)) return said.map((each) => pseudoOf(each, facts))
  return typeof said === "object" && said !== null ? pseudo(said, facts) : said
}

/** A catalogue in a language nobody speaks: accented, 30 % longer, in brackets. What is not like that is in no catalogue. */
export const pseudo = (catalogue: object, facts: ReadonlyArray<unknown> = []): object =>
  Object.fromEntries(Object.entries(catalogue).map(([key, said]) => [key, pseudoOf(said, facts)]))
