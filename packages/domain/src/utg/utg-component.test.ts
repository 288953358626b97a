import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { editedComponent, editOf, isEdited, readUtgComponent, type UtgComponent } from "./utg-component.ts"
import { utgEditIssues, utgUpdate } from "./utg-update.ts"

const wire = {
  Id: 501,
  PermanentId: "c-guid",
  Nickname: "Lane 1",
  Merchant: "Harbour Bar",
  Location: "Dock",
  Lane: null,
  FileId: "F-1",
  ConnectionString: '{"ListenerPort":1}',
  listenPort: 26880,
  Machine: { Id: 7, PermanentId: "m-guid", More: 1 },
  FromLaterOn: [{ a: 1 }]
}
const componentOf = (json: unknown): UtgComponent => Result.getOrThrow(readUtgComponent(json))
const component = componentOf(wire)
const edit = { nickname: "Lane 1", merchant: "Harbour Bar", location: "Dock", lane: "", fileId: "F-1" }

describe("a UTG", () => {
  it("is read with the ids of its machine, and kept as it came", () =>
    expect(readUtgComponent(wire)).toEqual(
      Result.succeed({
        id: 501,
        permanentId: "c-guid",
        nickname: "Lane 1",
        merchant: "Harbour Bar",
        location: "Dock",
        lane: null,
        fileId: "F-1",
        connectionString: '{"ListenerPort":1}',
        listenPort: 26880,
        machineId: 7,
        machinePermanentId: "m-guid",
        json: wire
      })
    ))

  it("is read without a machine", () =>
    expect(readUtgComponent({ id: 1, machine: null })).toEqual(
      Result.succeed({
        id: 1,
        permanentId: null,
        nickname: null,
        merchant: null,
        location: null,
        lane: null,
        fileId: null,
        connectionString: null,
        listenPort: null,
        machineId: null,
        machinePermanentId: null,
        json: { id: 1, machine: null }
      })
    ))

  it.each([
    [null, { field: "", expected: "an object" }],
    [[wire], { field: "", expected: "an object" }],
    [
      { ...wire, Id: null },
      { field: "id", expected: "a whole number" }
    ],
    [
      { ...wire, Machine: 5 },
      { field: "machine", expected: "an object" }
    ],
    [
      { ...wire, Machine: { Id: "x" } },
      { field: "machine.id", expected: "a whole number or nothing" }
    ]
  ])("%# says what could not be read", (json, issue) => expect(readUtgComponent(json)).toEqual(Result.fail(issue)))

  it("begins with its five fields as they are", () => {
    expect(editOf(component)).toEqual(edit)
    expect(editOf(componentOf({ id: 1, lane: "3" }))).toEqual({
      nickname: "",
      merchant: "",
      location: "",
      lane: "3",
      fileId: ""
    })
  })

  it("is dirty where a field differs, not where it was touched [B4-14]", () =>
    expect([
      isEdited(component, edit),
      isEdited(component, { ...edit, nickname: "Lane 1 " }),
      isEdited(component, { ...edit, lane: " " }),
      isEdited(componentOf({ ...wire, Nickname: " Lane 1 " }), { ...edit, nickname: " Lane 1 " }),
      isEdited(component, { ...edit, lane: "2" }),
      isEdited(component, { ...edit, fileId: "" })
    ]).toEqual([false, false, false, false, true, true]))

  it("is sent as it was read with the five fields replaced, ids and port kept [B3-10]", () =>
    expect(
      editedComponent(component, { nickname: " Lane 2 ", merchant: "Bar", location: "Pier", lane: "2", fileId: "F-2" })
    ).toEqual({
      ...wire,
      Nickname: "Lane 2",
      Merchant: "Bar",
      Location: "Pier",
      Lane: "2",
      FileId: "F-2"
    }))

  it("gets a field that was missing in the letter case of the others [B3-10 B7-13]", () => {
    const { Lane: _, ...withoutLane } = { ...wire, Lane: null }
    const small = { id: 1, permanentId: "c-guid", nickname: "n", Machine: null }
    expect(editedComponent(componentOf(withoutLane), { ...edit, lane: "4" })).toEqual({ ...withoutLane, Lane: "4" })
    expect(editedComponent(componentOf(small), { ...editOf(componentOf(small)), lane: "4" })).toEqual({
      ...small,
      lane: "4"
    })
  })

  it("keeps every unknown field, in the letter case in which it came", () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string({ maxLength: 4 }), fc.jsonValue({ maxDepth: 1 }), { maxKeys: 3 }),
        fc.boolean(),
        fc.record({
          nickname: fc.string(),
          merchant: fc.string(),
          location: fc.string(),
          lane: fc.string(),
          fileId: fc.string()
        }),
        (unknown, isPascal, typed) => {
          const small = { id: 1, nickname: "n", merchant: null, permanentId: "p", listenPort: 4 }
          const pascal = { Id: 1, Nickname: "n", Merchant: null, PermanentId: "P", listenPort: 4 }
          const json = { ...unknown, ...(isPascal ? pascal : small) }
          fc.pre(Object.keys(unknown).every((name) => !/^[A-Za-z]/u.test(name)))
          const read = readUtgComponent(json)
          if (Result.isFailure(read)) return
          const sent = editedComponent(read.success, typed)
          const edited = new Set(["nickname", "merchant", "location", "lane", "fileId"])
          const others = (all: object) =>
            Object.entries(all).filter(([name]) => !edited.has(name.slice(0, 1).toLowerCase() + name.slice(1)))
          expect(others(sent)).toEqual(others(json))
          const added = Object.keys(sent).filter((name) => !Object.hasOwn(json, name))
          expect(added.filter((name) => /^[A-Z]/u.test(name) !== isPascal)).toEqual([])
          const again = componentOf(sent)
          expect(isEdited(again, typed)).toBe(false)
          expect(editedComponent(read.success, editOf(read.success))).toEqual(json)
        }
      ),
      { numRuns: 1000 }
    )
  })
})

describe("updating a UTG", () => {
  it.each([
    [{}, []],
    [{ lane: "" }, []],
    [{ nickname: " " }, ["nickname"]],
    [{ nickname: "", merchant: "", location: "", fileId: "", lane: "" }, ["nickname", "merchant", "location", "fileId"]]
  ])("with %j requires %j [B5-54 B5-55]", (changes, fields) =>
    expect(utgEditIssues({ ...edit, ...changes })).toEqual(fields.map((field) => ({ field, message: "Required" })))
  )

  const request = { canEdit: true, component, edit: { ...edit, lane: "4" } }

  it("sends the component to both permanent ids", () =>
    expect(utgUpdate(request)).toEqual(
      Result.succeed({
        machinePermanentId: "m-guid",
        componentPermanentId: "c-guid",
        component: { ...wire, Lane: "4" }
      })
    ))

  it.each([
    [{ canEdit: false }, null, "You are not authorized to edit this UTG."],
    [{ component: componentOf({ id: 1 }) }, null, "Machine permanent ID is undefined"],
    [{ component: componentOf({ id: 1, machine: { permanentId: "m" } }) }, null, "Component permanent ID is undefined"],
    [{ edit: { ...edit, fileId: "" } }, "fileId", "Required"]
  ])("%# says why nothing is sent", (changes, field, message) =>
    expect(utgUpdate({ ...request, ...changes })).toEqual(Result.fail([{ field, message }]))
  )
})
