import type { Transfer } from "@command-center/domain/message/transfer-messages"
import { Result } from "effect"
import { unreadable } from "./api-error.ts"
import type { FileCall, Receiver } from "./call.ts"

/** Bytes that wait for their part of the file: a browser keeps the parts outside the page's memory. */
const partSize = 4_000_000

/** Milliseconds between two tellings of how far the file has come. */
const between = 100

/** What a header says of the length counts compressed bytes where there is a compression. */
const lengthOf = ({ headers }: Response): number | null => {
  const length = headers.get("Content-Length")
  return length === null || headers.has("Content-Encoding") || !/^\d+$/u.test(length) ? null : Number(length)
}

const isPage = (bytes: Uint8Array): boolean =>
  /^\uFEFF?\s*<(?:!doctype|html|head|body)/iu.test(
    new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes.slice(0, 64))
  )

const isOfType = (name: string, type: string): boolean => type.trimStart().toLowerCase().startsWith(name)

/** Tells the newest state, at once or when its time has come: bytes may stop flowing after a burst. */
const makeTelling = (tell: FileCall["onProgress"]) => {
  let last = Number.NEGATIVE_INFINITY
  let newest: Transfer = { done: 0, total: null }
  let later: ReturnType<typeof setTimeout> | undefined
  const stop = (): void => {
    clearTimeout(later)
    later = undefined
  }
  const say = (): void => {
    stop()
    last = performance.now()
    tell?.(newest)
  }
  return {
    stop,
    told: (transfer: Transfer): void => {
      newest = transfer
      const wait = between - (performance.now() - last)
      if (wait <= 0 || transfer.done === transfer.total) say()
      else later ??= setTimeout(say, wait)
    }
  }
}

/**
 * Makes a file of an answer while it arrives. A proxy's web page and a file cut off are none, nor is an
 * empty answer, unless it is text and says that it is as long.
 */
export const receiveFile = (call: FileCall, response: Response): Receiver<Blob> => {
  const type = response.headers.get("Content-Type") ?? ""
  const total = lengthOf(response)
  const end = call.end?.()
  const { told, stop } = makeTelling(call.onProgress)
  let parts: ReadonlyArray<Blob> = []
  let pieces: Array<BlobPart> = []
  let waiting = 0
  let done = 0
  // A table is none that is said to be JSON: it is the message of whatever could not make it.
  let isNoFile = isOfType("text/html", type) || (end !== undefined && isOfType("application/json", type))

  const closePart = (): void => {
    parts = [...parts, new Blob(pieces)]
    pieces = []
    waiting = 0
  }

  return {
    take: (bytes) => {
      if (done === 0 && isPage(bytes)) isNoFile = true
      if (isNoFile) return false
      done += bytes.length
      waiting += bytes.length
      pieces.push(new Uint8Array(bytes))
      end?.take(bytes)
      if (waiting >= partSize) closePart()
      told({ done, total })
      return true
    },
    end: () => {
      stop()
      // Whatever is judged by its end is text, which may be empty.
      const isEmpty = end !== undefined && response.status === 200 && total === 0
      if (isNoFile || (done === 0 && !isEmpty)) return Result.fail(unreadable("the body", call.expected))
      // Of a compressed answer from another origin the page cannot see that it was; its length is another then.
      if (done !== total && end?.isWhole() === false)
        return Result.fail(unreadable("the body", `${call.expected} to its end`))
      closePart()
      return Result.succeed(new Blob([...parts], { type }))
    }
  }
}
