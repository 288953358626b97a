/** No space left, a quota reached, and PostgreSQL's name for either. */
const codes: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT", "53100"])

/** What the file system of the embedded database calls "no space left"; its errors have a number and no code. */
const noSpaceLeft = 51

/** Whether something failed since the disk is full; what a driver wrapped is looked into. */
export const isDiskFull = (error: unknown): boolean => {
  if (typeof error !== "object" || error === null) return false
  if ("code" in error && codes.has(error.code)) return true
  if ("name" in error && error.name === "ErrnoError" && "errno" in error) return error.errno === noSpaceLeft
  return "cause" in error && isDiskFull(error.cause)
}
