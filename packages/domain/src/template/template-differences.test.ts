import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { secretMask } from "../json/masked-secrets.ts"
import { templateDifferences } from "./template-differences.ts"

const values = fc.dictionary(fc.string({ maxLength: 4 }), fc.jsonValue({ maxDepth: 1 }), { maxKeys: 3 })
const config = { utgGlobal: { logLevel: "Debug", keepLogDays: 30, password: "a" }, hosts: ["a", "b"], own: 1 }

describe("what a config template would change", () => {
  it.each([
    [{}, []],
    [{ utgGlobal: { logLevel: "Debug" } }, []],
    [
      { utgGlobal: { keepLogDays: 90, password: "b" }, more: { a: 1 } },
      [
        { path: "utgGlobal / keepLogDays", kind: "changed", from: 30, to: 90 },
        { path: "utgGlobal / password", kind: "changed", from: secretMask, to: secretMask },
        { path: "more", kind: "added", from: null, to: { a: 1 } }
      ]
    ],
    [{ hosts: ["a"] }, [{ path: "hosts / 2", kind: "removed", from: "b", to: null }]]
  ])("of %j is %j", (body, differences) => expect(templateDifferences(body, config)).toMatchObject(differences))

  it("is nothing for a template that says what is there", () => {
    fc.assert(
      fc.property(values, (body) => {
        expect(templateDifferences(body, { ...body, "not in the template": 1 })).toEqual([])
      }),
      { numRuns: 1000 }
    )
  })
})
