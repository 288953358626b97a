const yearOfSeconds = 31_536_000

const directivesOf = (cacheControl: string | null): ReadonlyMap<string, string> =>
  new Map(
    (cacheControl ?? "")
      .toLowerCase()
      .split(",")
      .map((directive) => directive.trim().split("="))
      .map(([name = "", value = ""]) => [name, value])
  )

/** Whether an answer with this `Cache-Control` is asked for anew each time. Without one a browser may keep it. */
export const isAskedAnew = (cacheControl: string | null): boolean => {
  const directives = directivesOf(cacheControl)
  return directives.has("no-store") || directives.has("no-cache") || directives.get("max-age") === "0"
}

/** Whether an answer with this `Cache-Control` is kept for a year without asking again. */
export const isKeptForGood = (cacheControl: string | null): boolean => {
  const directives = directivesOf(cacheControl)
  return (
    directives.has("immutable") && Number(directives.get("max-age")) >= yearOfSeconds && !directives.has("no-store")
  )
}
