import type { Context, MiddlewareHandler } from "hono"
import { refusal } from "./refusal.ts"
import { mustBeStorable } from "./storable-json.ts"

const mostBytes = 8 * 1024 * 1024

const tooLarge = () => refusal(413, "The body is larger than 8 MB. Send it in several calls.")

/** Refuses a body by the length it announces, before any of it is read. */
export const mustBeSmall = (context: Context): void => {
  if (Number(context.req.header("Content-Length") ?? 0) > mostBytes) throw tooLarge()
}

const textOf = async (body: ReadableStream<Uint8Array>): Promise<string> => {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let [count, text] = [0, ""]
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    count += next.value.length
    if (count > mostBytes) {
      await reader.cancel()
      throw tooLarge()
    }
    text += decoder.decode(next.value, { stream: true })
  }
  return text + decoder.decode()
}

/** The body as text; one whose length is not announced is read no further than it may be long. */
export const requestText = (context: Context): Promise<string> => {
  mustBeSmall(context)
  const { body } = context.req.raw
  const isAnnounced = context.req.header("Content-Length") !== undefined
  return isAnnounced || body === null ? context.req.text() : textOf(body)
}

const decodedPath = (pathname: string): string => {
  try {
    return decodeURIComponent(pathname)
  } catch {
    throw refusal(400, "The path has a % that stands for no character. Write %25 for the sign itself.")
  }
}

/** Refuses an address with what no database column can keep, by the name of the part that holds it. */
export const storableAddress: MiddlewareHandler = async (context, next) => {
  const { pathname, searchParams } = new URL(context.req.url)
  mustBeStorable(decodedPath(pathname), "The path")
  for (const [name, value] of searchParams) {
    mustBeStorable(name, "The name of a parameter")
    mustBeStorable(value, `The parameter ${name}`)
  }
  await next()
}
