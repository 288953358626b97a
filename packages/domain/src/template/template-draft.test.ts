import { describe, expect, it } from "vitest"
import { changedTemplate, draftOf, isSameDraft, newTemplate, parsedTemplate } from "./template-draft.ts"
import { isSendable, newNameIssue, templateIssues } from "./template-issues.ts"
import { compactJson, indentedJson } from "./template-text.ts"

const template = { id: 9, name: "Night", businessEntityId: 7, config: '{"a":[1,{}],"b":"x, y"}', tags: ["bar"] }
const draft = { name: "Night", text: '{\n  "a": [\n    1,\n    {}\n  ],\n  "b": "x, y"\n}' }

describe("a new config template", () => {
  it.each([
    ["Day", null],
    ["", "This field is required."],
    ["  ", "This field is required."],
    ["Night", "Config template name must be unique"],
    [" Night ", "Config template name must be unique"],
    ["night", null]
  ])("named %j: %j [A5-01 A5-02 A5-03]", (name, issue) => {
    expect(newNameIssue(name, [" Night", "Lunch"])).toBe(issue)
  })

  it("begins as an empty object of the account [A7-19]", () => {
    expect(newTemplate(7, " Day ")).toEqual({ name: "Day", businessEntityId: 7, data: "{}" })
  })
})

describe("a config template on its page", () => {
  it.each([
    [template, draft],
    [
      { Name: "Night", Data: "{}" },
      { name: "Night", text: "{}" }
    ],
    [
      { name: "Night", config: { a: 1 } },
      { name: "Night", text: '{\n  "a": 1\n}' }
    ],
    [
      { name: null, config: "not JSON" },
      { name: "", text: "not JSON" }
    ],
    [
      { name: "Night", config: "", data: "{}" },
      { name: "Night", text: "{}" }
    ],
    [{}, { name: "", text: "" }],
    [
      { name: "Night", config: null },
      { name: "Night", text: "" }
    ]
  ])("%j is shown as %j", (object, shown) => expect(draftOf(object)).toEqual(shown))

  it.each([
    [{}, { name: null, text: null }],
    [{ name: " " }, { name: "Required", text: null }],
    [{ text: "" }, { name: null, text: "Required" }],
    [{ text: "{a:1}" }, { name: null, text: "Bad input. This is not JSON. Line 1, column 2: unexpected a." }],
    [{ text: "[1]" }, { name: null, text: "Input type mismatch. A config template is an object: { … }." }],
    [{ text: "12" }, { name: null, text: "Input type mismatch. A config template is an object: { … }." }],
    [{ text: "null" }, { name: null, text: "Input type mismatch. A config template is an object: { … }." }]
  ])("changed to %j says %j [A5-04 A5-05]", (changes, issues) => {
    const changed = { ...draft, ...changes }
    expect([templateIssues(changed), isSendable(changed)]).toEqual([
      issues,
      issues.name === null && issues.text === null
    ])
  })

  it("is sent back as it was read, with name and body [A7-20]", () => {
    const typed = { name: " Late ", text: '{ "a" : 12345678901234567890, "b": "x,  y\\" }" }' }
    expect(changedTemplate(template, typed)).toEqual({
      ...template,
      name: "Late",
      config: '{"a":12345678901234567890,"b":"x,  y\\" }"}'
    })
  })

  it("keeps the names of its fields, and has no second body that differs", () => {
    expect(changedTemplate({ Id: 9, Name: "Night", Data: "{}" }, { name: "Late", text: "[1]" })).toEqual({
      Id: 9,
      Name: "Late",
      Data: "[1]",
      config: "[1]"
    })
  })

  it("leaves alone what is not its body", () => {
    const typed = { name: "Late", text: "[1]" }
    expect(changedTemplate({ name: "Night", config: "{}", data: "old" }, typed)).toEqual({
      name: "Late",
      config: "[1]",
      data: "old"
    })
    expect(changedTemplate({ name: "Night" }, typed)).toEqual({ name: "Late", config: "[1]" })
  })

  it("knows what was changed", () => {
    expect([
      isSameDraft(draft, { ...draft }),
      isSameDraft(draft, { ...draft, text: "" }),
      isSameDraft(draft, { ...draft, name: "" })
    ]).toEqual([true, false, false])
  })

  it("has its body as JSON where secrets are to be masked", () => {
    expect(parsedTemplate({ id: 9, config: '{"password":"x"}', data: "{" })).toEqual({
      id: 9,
      config: { password: "x" },
      data: null
    })
    expect(parsedTemplate({ Config: '{"a":1}', Data: "[2]", Other: "[3]" })).toEqual({
      Config: { a: 1 },
      Data: [2],
      Other: "[3]"
    })
  })
})

describe("JSON text", () => {
  it.each(["{}", "[]", "null", '"a \\"b\\" {"', '{"a":{"b":[]},"c":[[],{}],"d":[1,true]}'])(
    "%s is indented",
    (text) => {
      expect(indentedJson(text)).toBe(JSON.stringify(JSON.parse(text), null, 2))
    }
  )

  it("of nothing is nothing", () => expect([compactJson(""), indentedJson("")]).toEqual(["", ""]))

  it.each(["-1.50e3", '{"a":[1,2.0,12345678901234567890],"a":"x : y"}'])("%s stays as it was written", (text) => {
    expect(compactJson(indentedJson(text))).toBe(text)
  })
})
