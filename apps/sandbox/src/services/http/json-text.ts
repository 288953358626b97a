import { deepestJson, isTooDeep } from "@command-center/domain/json/storable-json"
import { Result, Schema } from "effect"

const nested = `is nested more than ${deepestJson} levels deep. Make it flatter`

/** What is said of JSON that has more levels than whatever walks it can take. */
export const tooDeep = (what: string): string => `${what} ${nested}.`

/** The JSON that a text is; fails with why it is none that can be walked. */
export const jsonInText = (text: string): Result.Result<unknown, "not JSON" | "too deep"> =>
  Result.flatMap(Result.try({ try: (): unknown => JSON.parse(text), catch: () => "not JSON" as const }), (json) =>
    isTooDeep(json) ? Result.fail("too deep" as const) : Result.succeed(json)
  )

const issueOf = (text: string): boolean | string =>
  Result.match(jsonInText(text), {
    onSuccess: () => true,
    onFailure: (reason) => (reason === "too deep" ? nested : false)
  })

/** JSON in a text, of so few levels that it can be walked. */
export const JsonText = Schema.String.check(Schema.makeFilter(issueOf))
