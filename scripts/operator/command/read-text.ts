import { readFile } from "node:fs/promises"

/** What Node says of bytes that are not UTF-8. */
const notUtf8 = "ERR_ENCODING_INVALID_ENCODED_DATA"

const notText: Error = Object.assign(new Error("bytes that are no text"), { code: notUtf8 })

/** UTF-16 without a byte-order mark is UTF-8 of NULs, which no text has. */
export const plainText = (text: string): string => {
  if (text.includes("\0")) throw notText
  return text
}

/** The text of a file without its byte-order mark; other bytes than those of UTF-8 would become other characters. */
export const readText = async (file: string): Promise<string> =>
  plainText(new TextDecoder("utf-8", { fatal: true }).decode(await readFile(file)))

/** Why a text could not be had, and what to do; `remedy` where the system says why. */
export const unreadText = (file: string, error: unknown, remedy: string): string => {
  const code = error instanceof Error && "code" in error ? String(error.code) : "unknown error"
  return code === notUtf8
    ? `${file} is not UTF-8 text. Save it as UTF-8, which a spreadsheet offers as "CSV UTF-8" and an editor as its encoding.`
    : code === "ENOENT"
      ? `There is no file ${file}. ${remedy}`
      : `${file} cannot be read (${code}). ${remedy}`
}
