import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { credentialsAt } from "../../test-support/local-service.ts"
import { requestOf } from "./request.ts"
import { paths } from "./wire-contract.ts"

const origin = "https://service.example"
const { base, current } = credentialsAt(origin)
const root = `${origin}/management/`

const addressAt = (place: ReadonlyArray<string | number>): string | null =>
  Result.match(requestOf({ service: "management", method: "POST", place }, base, current()), {
    onSuccess: ({ address }) => address,
    onFailure: () => null
  })

const nasty = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string(),
  fc.constantFrom("..", ".", "", "../..", "%2e%2e", "a/b", "a\\b", "?x", "#x", "//host", "\ud800", "\r\n", "a b")
)

const builders: ReadonlyArray<readonly [string, (text: string) => ReadonlyArray<string | number>]> = [
  ["accessToken", (text) => paths.accessToken(text)],
  ["machine", (text) => paths.machine(7, text)],
  ["task", (text) => paths.task(7, text, 31)]
]

describe.each(builders)("the path of %s", (_, place) => {
  it("leads to the place it names, whatever text is in it, or nowhere", () => {
    fc.assert(
      fc.property(nasty, (text) => {
        const address = addressAt(place(text))
        expect(address === null).toBe(["", ".", ".."].includes(text) || /\p{Surrogate}/u.test(text))
        if (address === null) return
        const { href } = new URL(address)
        expect(href.startsWith(root)).toBe(true)
        const read = href.slice(root.length).split("/").map(decodeURIComponent)
        expect(read).toEqual(place(text).map(String))
      }),
      { numRuns: 2000, seed: 20_261_120 }
    )
  })
})

it.each([Number.NaN, Number.POSITIVE_INFINITY, 1.5, 1e21])("an id of %d leads nowhere", (id) => {
  expect(addressAt(paths.templateMerge(7, id, 3))).toBe(null)
})
