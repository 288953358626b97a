import { deepestJson, unstorableJson } from "@command-center/domain/json/storable-json"
import type { Context } from "hono"
import { requestMessages } from "./messages.ts"
import { Problem } from "./problem.ts"

const megabyte = 1024 * 1024

/** What is no UTF-8 is no text: read as if it were, it would be kept as another one. */
const utf8 = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    throw new Problem(400, requestMessages.notUtf8)
  }
}

/** The body as text; read no further than it may be long, whatever length it announces. */
const textOf = async (context: Context, most: number, remedy: string): Promise<string> => {
  const tooLarge = () => new Problem(413, requestMessages.tooLarge(most / megabyte, remedy))
  if (Number(context.req.header("Content-Length") ?? 0) > most) throw tooLarge()
  const reader = context.req.raw.body?.getReader()
  const chunks: Array<Uint8Array> = []
  let count = 0
  for (let next = await reader?.read(); next !== undefined && !next.done; next = await reader?.read()) {
    count += next.value.length
    if (count > most) {
      await reader?.cancel()
      throw tooLarge()
    }
    chunks.push(next.value)
  }
  return utf8(Buffer.concat(chunks))
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem(400, requestMessages.noJson)
  }
}

/** What can be stored, and walked by what decodes it, digests it and writes it down. */
const storable = (json: unknown): unknown => {
  const found = unstorableJson(json)
  if (found === null) return json
  throw new Problem(
    400,
    found.kind === "deep" ? requestMessages.nested(deepestJson) : requestMessages.unstorable(found.kind, found.path)
  )
}

/** The JSON of a request of so many megabytes at most, with the remedy for more; an empty body is an empty object. */
export const jsonOf = async (context: Context, megabytes: number, remedy: string): Promise<unknown> => {
  const text = await textOf(context, megabytes * megabyte, remedy)
  if (text.trim() === "") return {}
  if (!(context.req.header("Content-Type") ?? "").toLowerCase().startsWith("application/json"))
    throw new Problem(415, requestMessages.json)
  return storable(parsed(text))
}
