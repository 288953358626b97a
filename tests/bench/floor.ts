import { encodeFilter } from "@command-center/domain/filter/predicate"
import type { Page, Request } from "@playwright/test"

const wordLength = 7
/** Characters of the answer among which a word is looked for: some thousand rows tell. */
const sampleLength = 3_000_000

const unwanted = /^(?::|sec-|host$|origin$|referer$|user-agent$|content-length$|connection$|accept-encoding$)/u

/** How the console asked for its rows, so that others can ask the same. */
export const questionOf = async (request: Request) => ({
  address: request.url(),
  headers: Object.fromEntries(Object.entries(await request.allHeaders()).filter(([name]) => !unwanted.test(name))),
  body: encodeFilter([])
})

export type Question = Awaited<ReturnType<typeof questionOf>>

export const answerTo = async ({ address, headers, body }: Question): Promise<Buffer> =>
  Buffer.from(await (await fetch(address, { method: "POST", headers, body })).arrayBuffer())

/** The floor: milliseconds to read the same bytes as text, parse them and show a frame. */
export const floorOf = (page: Page, question: Question): Promise<number> =>
  page.evaluate(async ({ address, headers, body }) => {
    const received = await (await fetch(address, { method: "POST", headers, body })).blob()
    const started = performance.now()
    JSON.parse(await new Response(received).text())
    await new Promise((resolve) => requestAnimationFrame(resolve))
    return performance.now() - started
  }, question)

/** The beginning of an answer, cut behind a row. */
const someRows = async ({ address, headers, body }: Question): Promise<ReadonlyArray<object>> => {
  const response = await fetch(address, { method: "POST", headers, body })
  const decoder = new TextDecoder()
  let text = ""
  if (response.body === null) throw new Error("The answer is empty.")
  for await (const chunk of response.body) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > sampleLength) break
  }
  const cut = text.length > sampleLength ? `${text.slice(0, text.lastIndexOf("},{"))}}]}` : text
  const answer: Readonly<Record<string, ReadonlyArray<object>>> = JSON.parse(cut)
  return Object.values(answer).find(Array.isArray) ?? []
}

/** A word of which each further letter finds fewer rows. */
export const wordOf = async (question: Question): Promise<string> => {
  let texts = (await someRows(question)).map((row) =>
    Object.values(row)
      .filter((value) => typeof value === "string")
      .join("\n")
      .toLowerCase()
  )
  let word = ""
  while (word.length < wordLength) {
    const counts = new Map<string, number>()
    for (const text of texts) {
      const nexts = new Set<string>()
      for (let at = text.indexOf(word); at >= 0 && at < text.length; at = text.indexOf(word, at + 1))
        nexts.add(text.charAt(at + word.length))
      for (const next of nexts) counts.set(next, (counts.get(next) ?? 0) + 1)
    }
    const fewer = [...counts].filter(([next, count]) => /[a-z]/u.test(next) && count < texts.length)
    const [letter] = fewer.toSorted(([, a], [, b]) => b - a)[0] ?? []
    if (letter === undefined) break
    word += letter
    texts = texts.filter((text) => text.includes(word))
  }
  return word
}
