import type { Context } from "hono"
import { refusal } from "./refusal.ts"

/** Ids are integers of the database. */
export const largestId = 2_147_483_647
const guidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu

/** Whether a text is a GUID, 8-4-4-4-12 hex. */
export const isGuid = (text: string): boolean => guidPattern.test(text)

/** A numeric id of a path or a query; what is none is not found, and one that no id can be is refused. */
export const idOf = (text: string | undefined, what: string): number => {
  if (text === undefined || !/^\d+$/u.test(text)) throw refusal(404, `There is no ${what} ${text ?? ""}.`)
  const id = Number(text)
  if (id <= largestId) return id
  throw refusal(400, `The id of the ${what} is larger than ${largestId}. Give one that the service gave.`)
}

/** A numeric id in a parameter; one that is left out is named. */
export const idParameter = (context: Context, name: string, what: string): number => {
  const text = context.req.query(name)
  if (text === undefined || text === "") throw refusal(400, `The parameter ${name} is missing.`)
  return idOf(text, what)
}

/** A permanent id of a path; what is none is not found. */
export const guidOf = (text: string | undefined, what: string): string => {
  if (text === undefined || !isGuid(text)) throw refusal(404, `There is no ${what} ${text ?? ""}.`)
  return text
}
