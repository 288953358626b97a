import {
  type EditedProfile,
  editProfileMachine,
  editProfileSelectors as select
} from "@command-center/machines/edit-profile/edit-profile.machine"
import { Result } from "effect"
import { expect, it } from "vitest"
import { failures } from "./call-answers.ts"
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

const edited = async (text = '{"retries":4}') => {
  const driver = actorDriver(editProfileMachine, input)
  await driver.perform(typed(text))
  return driver
}

it("names the line and column of what is no JSON, sends nothing and keeps it [B5-67]", async () => {
  const driver = await edited('{\n  "retries": ,\n}')
  await driver.perform({ type: "submit" })
  expect([select.selectIssue("text")(driver.snapshot()), driver.running()]).toEqual([
    "Bad input. This is not JSON. Line 2, column 14: unexpected ,.",
    []
  ])
  expect([driver.snapshot().hasTag("unsaved"), select.selectDraft(driver.snapshot()).text]).toEqual([
    true,
    '{\n  "retries": ,\n}'
  ])
  expect(select.selectChanges(driver.snapshot())).toEqual([])
})

it("that is read anew beside its JSON shows it, unless something was typed", async () => {
  const driver = actorDriver(editProfileMachine, input)
  await driver.perform({ type: "subject.read", subject: profile(5) })
  expect(select.selectDraft(driver.snapshot()).text).toBe('{\n  "retries": 5\n}')
  await driver.perform(typed('{"retries" :5, "mine":1}'))
  await driver.perform({ type: "subject.read", subject: { ...profile(5), name: "Cafe" } })
  await driver.perform({ type: "subject.read", subject: profile(9) })
  expect([select.selectDraft(driver.snapshot()).text, select.selectSubject(driver.snapshot())]).toEqual([
    '{"retries" :5, "mine":1}',
    { ...profile(5), name: "Cafe" }
  ])
})

const submitted = async () => {
  const driver = await edited()
  await driver.perform({ type: "submit" })
  await driver.perform({ type: "confirm" })
  return driver
}

it("shows what saving would change before anything is sent", async () => {
  const driver = await edited()
  await driver.perform({ type: "submit" })
  expect([driver.state(), select.selectChanges(driver.snapshot()), driver.running()]).toMatchObject([
    "reviewing",
    [{ path: "retries", kind: "changed", from: 3, to: 4 }],
    []
  ])
  await driver.perform({ type: "edit" })
  expect([driver.state(), select.selectDraft(driver.snapshot()).text]).toEqual([
    { editing: "changed" },
    '{"retries":4}'
  ])
})

it("sends what was typed, and goes on from what was saved", async () => {
  const driver = await submitted()
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
  const driver = await submitted()
  await driver.settle("update", Result.fail(failures.refused))
  const reason = "The service is down for maintenance."
  expect([
    driver.emitted(),
    select.selectFailure(driver.snapshot()),
    select.selectDraft(driver.snapshot()).text
  ]).toEqual([
    [{ type: "toast", kind: "danger", text: `Unable to update the Profile. ${reason}` }],
    reason,
    '{"retries":4}'
  ])
})

it.each([
  ["theirs", "confirm", '{\n  "retries": 9\n}', { editing: "unchanged" }],
  ["mine", "edit", '{"retries":4}', { editing: "changed" }],
  ["mine", "confirm", '{"retries":4}', "updating"]
] as const)("changed elsewhere, %s and %s goes on with %j", async (side, answer, text, state) => {
  const driver = await submitted()
  await driver.settle("update", movedOn)
  expect([driver.state(), driver.running(), select.selectTheirChanges(driver.snapshot())]).toMatchObject([
    "movedOn",
    [],
    [{ path: "retries", kind: "changed", from: 3, to: 9 }]
  ])
  await driver.perform({ type: side })
  await driver.perform({ type: answer })
  expect([driver.state(), JSON.parse(select.selectDraft(driver.snapshot()).text)]).toEqual([state, JSON.parse(text)])
  expect(select.selectSubject(driver.snapshot())).toEqual(profile(9))
})

it("that was no JSON when it was kept is the one or the other", async () => {
  const kept = { draft: { text: "{" }, savedAt: "2026-11-20T15:15:00.000Z", before: profile(2) }
  const driver = actorDriver(editProfileMachine, { ...input, kept })
  expect(select.selectCollisions(driver.snapshot())).toEqual([
    { path: ["text"], shown: "JSON", was: '{\n  "retries": 2\n}', mine: "{", theirs: read }
  ])
  await driver.perform({ type: "theirs" })
  await driver.perform({ type: "confirm" })
  expect([driver.state(), select.selectDraft(driver.snapshot())]).toEqual([{ editing: "unchanged" }, { text: read }])
  const mine = actorDriver(editProfileMachine, { ...input, kept })
  await mine.perform({ type: "mine" })
  await mine.perform({ type: "confirm" })
  expect([mine.state(), select.selectDraft(mine.snapshot())]).toEqual([{ editing: "changed" }, { text: "{" }])
})
