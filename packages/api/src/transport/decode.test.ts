import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { readBareObject, readObject, readRows } from "./decode.ts"

const fields = { taskId: "id", taskTypeName: "text", taskRunAfter: "date" } as const
const read = readRows("taskView", fields)
const row = { taskId: 7, taskTypeName: "Restart UTG", taskRunAfter: "2026-11-20T15:15:00.000Z" }
const none = { count: 0, reasons: [] }

const unreadable = (path: string, expected: string) => Result.fail({ _tag: "Unreadable", path, expected })

describe("lists", () => {
  it("read rows in camelCase and in PascalCase, ids as numbers or numeric strings [A3-19 B7-53]", () => {
    const pascal = { TaskId: "7", TaskTypeName: "Restart UTG", TaskRunAfter: "/Date(1795187700000+0000)/", Other: 1 }
    const camel = { ...row, other: 1 }
    const expected = Result.succeed({ rows: [row], unreadable: none })
    expect(read({ taskView: [camel] })).toEqual(expected)
    expect(read({ TaskView: [{ ...pascal, TaskRunAfter: "2026-11-20T15:15:00Z" }] })).toEqual(expected)
  })

  it.each([{}, { taskView: null }, { TaskView: null }, { taskView: [] }])("%j is an empty list [B7-53]", (json) => {
    expect(read(json)).toEqual(Result.succeed({ rows: [], unreadable: none }))
  })

  it("show the rows that can be read and count the others with their reasons", () => {
    const answer = {
      taskView: [row, { ...row, taskId: "seven" }, null, { ...row, taskId: null }, { ...row, taskRunAfter: "soon" }]
    }
    expect(read(answer)).toEqual(
      Result.succeed({
        rows: [row],
        unreadable: {
          count: 4,
          reasons: [
            "taskId must be a whole number",
            "a row must be an object",
            "taskRunAfter must be /Date(ms+offset)/ or ISO UTC text"
          ]
        }
      })
    )
  })

  it.each([undefined, null, [], "text", 7])("%j is no answer", (json) => {
    expect(read(json)).toEqual(unreadable("the answer", 'an object with the list "taskView"'))
  })

  it.each([{}, "text", 7, true])("a list field of %j names the field", (value) => {
    expect(read({ taskView: value })).toEqual(unreadable("taskView", "a list"))
  })
})

describe("single objects", () => {
  const user = readObject("user", { id: "id", username: "text" })

  it.each([
    { user: { id: 7, username: "ann" } },
    { user: [{ id: "7", username: "ann" }] },
    { User: { Id: 7, Username: "ann" } }
  ])("%j is read", (json) => {
    expect(user(json)).toEqual(Result.succeed({ id: 7, username: "ann" }))
  })

  it.each([{}, null, undefined, { user: null }, { user: [] }, { user: "ann" }])("%j names the object", (json) => {
    expect(user(json)).toEqual(unreadable("user", "an object"))
  })

  it("names the field that is wrong, never its value", () => {
    expect(user({ user: { id: "secret", username: "ann" } })).toEqual(unreadable("user.id", "a whole number"))
  })

  it("may be the bare object where the contract says so", () => {
    const bare = readBareObject("user", { id: "id" })
    expect(bare({ id: 7 })).toEqual(Result.succeed({ id: 7 }))
    expect(bare({ user: [{ id: 7 }] })).toEqual(Result.succeed({ id: 7 }))
    expect(bare(null)).toEqual(unreadable("user", "an object"))
  })
})
