import { describe, expect, it } from "vitest"
import { jsonIn } from "../json/json-text.ts"
import { profileUpdateBody } from "./profile-change.ts"
import { isProfileEdited, profileDraft, profileEditIssues } from "./profile-edit.ts"

const profile = { id: 7, name: "Bar", businessEntityId: 3, json: { config: '{"utgGlobal":{"retries":3}}' } }
const text = '{\n  "utgGlobal": {\n    "retries": 3\n  }\n}'

describe("the JSON of a profile", () => {
  it("is edited indented", () => expect(profileDraft(profile)).toEqual({ text }))

  it.each([
    [text, false],
    ['{"utgGlobal":{"retries":3}}', false],
    ['{"utgGlobal":{"retries":4}}', true],
    ["{", true],
    ["[]", true]
  ])("typed as %j is changed: %j", (typed, isEdited) =>
    expect(isProfileEdited(profile, { text: typed })).toBe(isEdited)
  )

  it("is changed by a digit that only its text holds, and sent as it was typed", () => {
    const long = { ...profile, json: { config: '{"serial":9007199254740993,"rate":1.10}' } }
    const typed = '{"serial":9007199254740992,"rate":1.1}'
    expect(isProfileEdited(long, { text: typed })).toBe(true)
    expect(isProfileEdited(long, profileDraft(long))).toBe(false)
    expect(profileUpdateBody(long, jsonIn(typed), [typed]).config).toBe(typed)
    expect(profileUpdateBody(long, jsonIn(typed)).config).toBe(long.json.config)
  })

  it("that could not be read is not changed until it is typed in", () => {
    const broken = { ...profile, json: { config: "{oops" } }
    expect([isProfileEdited(broken, profileDraft(broken)), isProfileEdited(broken, { text: "{}" })]).toEqual([
      false,
      true
    ])
  })

  it.each([
    ["{}", []],
    ["{", ["Bad input. This is not JSON. Line 1, column 2: the text ends too soon."]],
    ["[]", ["Input type mismatch. The configuration of a profile is an object: { … }."]],
    [
      '{"apiInterfaceConfig":{"apiInterface":[{"listenPort":4},{"listenPort":4}]}}',
      ["Unable to save due to conflict. All API Interfaces must have a unique Port."]
    ]
  ])("typed as %j may not be saved for %j", (typed, issues) =>
    expect(profileEditIssues({ text: typed })).toEqual(issues)
  )
})
