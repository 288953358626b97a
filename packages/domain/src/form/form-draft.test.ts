import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { uploadTypesOf } from "../device/device-type.ts"
import { sampleForm } from "../push/sample-push.ts"
import {
  emptyFormDraft,
  type FormDraft,
  formDraftIssues,
  formErrorText,
  formFileExtension,
  formsOfSameName,
  newFormBody
} from "./form-draft.ts"

const file = { name: "tips.tgz", size: 1, type: "application/x-gzip" }
const complete: FormDraft = { name: " Tip screen ", deviceType: 1, file }
const offered = uploadTypesOf([{ key: "31", name: "Lane 8000" }])
const required = "This field is required."

describe("the Upload Form dialog", () => {
  it("opens empty, and asks for name, device type and file [B5-11]", () => {
    expect([emptyFormDraft, formDraftIssues(emptyFormDraft, offered)]).toEqual([
      { name: "", deviceType: null, file: null },
      [
        { field: "name", message: required },
        { field: "deviceType", message: required },
        { field: "file", message: required }
      ]
    ])
  })

  it.each<readonly [string, Partial<FormDraft>, object | null]>([
    ["all of them", {}, null],
    ["a name of blanks [B5-11]", { name: " \t" }, { field: "name", message: required }],
    ["no device type [B5-11]", { deviceType: null }, { field: "deviceType", message: required }],
    ["no file [B5-11]", { file: null }, { field: "file", message: required }],
    [
      "the device type Unknown [B5-13]",
      { deviceType: 0 },
      { field: "deviceType", message: "Invalid input. No form can be uploaded for this device type." }
    ],
    [
      "an encryption device type [B5-13]",
      { deviceType: 25 },
      { field: "deviceType", message: "Invalid input. No form can be uploaded for this device type." }
    ],
    ["a device type of the service alone", { deviceType: 31 }, null],
    [
      "another kind of file [B5-12]",
      { file: { ...file, name: "tips.tar.gz" } },
      { field: "file", message: "Input type mismatch. Choose a .tgz file." }
    ],
    [
      "a name that only holds .tgz [B5-12]",
      { file: { ...file, name: "tips.tgz.exe" } },
      { field: "file", message: "Input type mismatch. Choose a .tgz file." }
    ],
    ["a file in capitals [B5-12]", { file: { ...file, name: "TIPS.TGZ" } }, null],
    ["an empty file", { file: { ...file, size: 0 } }, { field: "file", message: "Invalid input. The file is empty." }]
  ])("takes or refuses %s", (_, changes, issue) => {
    expect(formDraftIssues({ ...complete, ...changes }, offered)).toEqual(issue === null ? [] : [issue])
  })

  it("goes by the codes of the service: what it has moved is blocked where it is now [B5-13 B9-36]", () => {
    const moved = uploadTypesOf([
      { key: "42", name: "mx915p2pe" },
      { key: "18", name: "lane9000" }
    ])
    const isTaken = (deviceType: number) => formDraftIssues({ ...complete, deviceType }, moved).length === 0
    expect([18, 42, 19, 1].map(isTaken)).toEqual([true, false, false, true])
  })

  it("accepts .tgz files [B5-12]", () => {
    expect(formFileExtension).toBe(".tgz")
  })
})

describe("forms that bear a draft's name already", () => {
  it("are those of its account, whatever the case of letters", () => {
    const [own, unsaid] = [
      sampleForm({ id: 1, businessEntityId: 42, name: "TIP screen " }),
      sampleForm({ id: 2, businessEntityId: null, name: "tip screen" })
    ]
    const others = [
      sampleForm({ id: 3, businessEntityId: 43, name: "Tip screen" }),
      sampleForm({ id: 4, businessEntityId: 42, name: "Tip screens" }),
      sampleForm({ id: 5, businessEntityId: 42, name: null })
    ]
    expect(formsOfSameName(complete, 42, [...others, own, unsaid])).toEqual([own, unsaid])
  })
})

describe("the body that creates a form", () => {
  it("sends the name as the description, keys in the document's order", () => {
    expect(JSON.stringify(Result.getOrThrow(newFormBody(complete, offered, 42)))).toBe(
      '{"deviceType":1,"name":"Tip screen","description":"Tip screen","businessEntityId":42}'
    )
  })

  it("is refused without an account, and while the draft has issues", () => {
    const refused = [
      newFormBody(complete, offered, undefined),
      newFormBody({ ...complete, deviceType: null, file: null }, offered, 42)
    ]
    expect(refused).toEqual([
      Result.fail({ _tag: "BusinessEntityUndefined" }),
      Result.fail({
        _tag: "DraftIncomplete",
        issues: [
          { field: "deviceType", message: required },
          { field: "file", message: required }
        ]
      })
    ])
    expect(refused.map((each) => (Result.isFailure(each) ? formErrorText(each.failure) : null))).toEqual([
      "Undefined business entity ID",
      `${required} ${required}`
    ])
  })

  it("is made exactly for a draft without issues, and says what the draft says", () => {
    const drafts = fc.record({
      name: fc.oneof(fc.string(), fc.constantFrom("", "  ", "Tips")),
      deviceType: fc.option(fc.integer({ min: 0, max: 31 })),
      file: fc.option(
        fc.record({
          name: fc.oneof(
            fc.constantFrom("a.tgz", "b.TGZ", "c.zip", ".tgz"),
            fc.string().map((text) => `${text}.tgz`)
          ),
          size: fc.nat(3),
          type: fc.constantFrom("", "application/gzip")
        })
      )
    })
    fc.assert(
      fc.property(drafts, (draft) => {
        const body = newFormBody(draft, offered, 42)
        expect(Result.isSuccess(body)).toBe(formDraftIssues(draft, offered).length === 0)
        if (Result.isFailure(body)) return
        const name = draft.name.trim()
        expect(body.success).toEqual({ deviceType: draft.deviceType, name, description: name, businessEntityId: 42 })
      }),
      { numRuns: 1000 }
    )
  })
})
