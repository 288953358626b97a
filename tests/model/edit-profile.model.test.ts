import {
  type EditedProfile,
  editProfileMachine,
  editProfileSelectors as select
} from "@command-center/machines/edit-profile/edit-profile.machine"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { checkFlow, failures } from "./flow-checks.ts"
import { actorDriver } from "./support/actor-driver.ts"

const profile = (retries: number): EditedProfile => ({
  id: 7,
  name: "Bar",
  businessEntityId: 3,
  config: { retries },
  json: { config: `{"retries":${retries}}` }
})
const input = { businessEntityId: 42, subject: profile(3), canEdit: true }
const typed = (text: string) => ({ type: "draft.changed", draft: { text } }) as const
const read = '{\n  "retries": 3\n}'
const updated = Result.succeed({ kind: "updated", subject: profile(4) })
const movedOn = Result.succeed({ kind: "movedOn", subject: profile(9) })

describe("with the edit right", () => {
  checkFlow(
    editProfileMachine,
    {
      input,
      user: [
        typed('{"retries":4}'),
        typed("{"),
        typed(read),
        { type: "submit" },
        { type: "cancel" },
        { type: "edit" },
        { type: "discard" },
        { type: "mine" },
        { type: "theirs" }
      ],
      outcomes: { update: [updated, movedOn, Result.fail(failures.refused), Result.fail(failures.unauthorized)] }
    },
    ["editProfile.editing.readOnly"]
  )
})

const edited = async (text = '{"retries":4}') => {
  const driver = actorDriver(editProfileMachine, input)
  await driver.perform(typed(text))
  return driver
}

it("without the edit right is only read", async () => {
  const driver = actorDriver(editProfileMachine, { ...input, canEdit: false })
  await driver.perform(typed("{}"))
  await driver.perform({ type: "submit" })
  expect([driver.state(), select.selectDraft(driver.snapshot())]).toEqual([{ editing: "readOnly" }, { text: read }])
})

it("names the line and column of what is no JSON, sends nothing and keeps it [B5-67]", async () => {
  const driver = await edited('{\n  "retries": ,\n}')
  await driver.perform({ type: "submit" })
  expect([select.selectIssue("text")(driver.snapshot()), driver.running()]).toEqual([
    "This is not JSON. Line 2, column 14: unexpected ,.",
    []
  ])
  expect([driver.snapshot().hasTag("unsaved"), select.selectDraft(driver.snapshot()).text]).toEqual([
    true,
    '{\n  "retries": ,\n}'
  ])
})

it("sends what was typed, and goes on from what was saved", async () => {
  const driver = await edited()
  await driver.perform({ type: "submit" })
  expect(driver.inputOf("update")).toEqual({
    businessEntityId: 42,
    subject: profile(3),
    draft: { text: '{"retries":4}' }
  })
  await driver.settle("update", updated)
  expect([driver.state(), select.selectDraft(driver.snapshot()).text, driver.emitted()]).toEqual([
    { editing: "unchanged" },
    '{\n  "retries": 4\n}',
    [{ type: "toast", kind: "success", text: "The data was successfully updated." }]
  ])
})

it("that fails says why and keeps what was typed", async () => {
  const driver = await edited()
  await driver.perform({ type: "submit" })
  await driver.settle("update", Result.fail(failures.refused))
  const text = "Unable to update the Profile. The service is down for maintenance."
  expect([
    driver.emitted(),
    select.selectFailure(driver.snapshot()),
    select.selectDraft(driver.snapshot()).text
  ]).toEqual([[{ type: "toast", kind: "danger", text }], text, '{"retries":4}'])
})

it.each([
  ["theirs", '{\n  "retries": 9\n}', { editing: "unchanged" }],
  ["edit", '{"retries":4}', { editing: "changed" }],
  ["mine", '{"retries":4}', "updating"]
] as const)("changed elsewhere, %s goes on with %j", async (type, text, state) => {
  const driver = await edited()
  await driver.perform({ type: "submit" })
  await driver.settle("update", movedOn)
  expect([driver.state(), driver.running()]).toEqual(["movedOn", []])
  await driver.perform({ type })
  expect([driver.state(), select.selectDraft(driver.snapshot()).text]).toEqual([state, text])
  expect(select.selectSubject(driver.snapshot())).toEqual(profile(9))
})
