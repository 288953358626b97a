import type { Context, MiddlewareHandler } from "hono"
import { arrivingPieces } from "./arriving-pieces.ts"
import { refusal } from "./refusal.ts"
import { mustBeStorable } from "./storable-json.ts"

const mostBytes = 8 * 1024 * 1024

const tooLarge = () => refusal(413, "The body is larger than 8 MB. Send it in several calls.")

/** Refuses a body by the length it announces, before any of it is read. */
export const mustBeSmall = (context: Context): void => {
  if (Number(context.req.header("Content-Length") ?? 0) > mostBytes) throw tooLarge()
}

const piecesOf = async (body: ReadableStream<Uint8Array>): Promise<ReadonlyArray<Uint8Array>> => {
  const pieces: Array<Uint8Array> = []
  let count = 0
  for await (const piece of arrivingPieces(body, "The body")) {
    count += piece.length
    if (count > mostBytes) throw tooLarge()
    pieces.push(piece)
  }
  return pieces
}

const utf8 = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    throw refusal(400, "The body is not UTF-8.")
  }
}

/** The body as text; read no further than it may be long, whatever length it announces. */
export const requestText = async (context: Context): Promise<string> => {
  mustBeSmall(context)
  const { body } = context.req.raw
  return body === null ? "" : utf8(Buffer.concat(await piecesOf(body)))
}

const decodedPath = (pathname: string): string => {
  try {
    return decodeURIComponent(pathname)
  } catch {
    throw refusal(400, "The path has a % that stands for no character. Write %25 for the sign itself.")
  }
}

/** Refuses an address with what no database column can keep, or a parameter given twice, by the name of the part. */
export const plainAddress: MiddlewareHandler = async (context, next) => {
  const { pathname, searchParams } = new URL(context.req.url)
  mustBeStorable(decodedPath(pathname), "The path")
  const given = new Set<string>()
  for (const [name, value] of searchParams) {
    mustBeStorable(name, "The name of a parameter")
    mustBeStorable(value, `The parameter ${name}`)
    // Only one of them would count, and who asks might mean the other.
    if (given.has(name)) throw refusal(400, `The parameter ${name} is given twice. Give it once.`)
    given.add(name)
  }
  await next()
}
