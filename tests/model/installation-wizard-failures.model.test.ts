import { wizardMessages } from "@command-center/domain/installation/wizard-messages"
import { writeMessages } from "@command-center/domain/write/write-messages"
import * as select from "@command-center/machines/installation-wizard/installation-wizard.selectors"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { failures } from "./call-answers.ts"
import {
  codes,
  existing,
  failed,
  lost,
  named,
  opened,
  refused,
  submit,
  unauthorized,
  unverified,
  withoutUser
} from "./wizard-driver.ts"

describe("a creation that fails", () => {
  const sentWith = async (outcome: unknown) => {
    const driver = await opened(10, named("Till 4"), submit)
    await driver.settle("setUpInstallation", outcome)
    return driver
  }

  /** Sent, its answer lost, and sent again under another name. */
  const renamed = async () => {
    const driver = await sentWith(lost)
    await driver.perform({ type: "edit" })
    await driver.perform(named("Till 5"))
    await driver.perform(submit)
    return driver
  }

  const told = { type: "toast", kind: "danger", text: "Error creating installation: no." }
  const withoutAnswer = failed({ step: "InstallUserNotCreated", call: failures.timedOut, created: existing })
  const unconfirmed = { type: "toast", kind: "danger", header: "Not confirmed", text: "No." }

  it.each([
    ["a refusal", refused, "editing", "no.", [told]],
    ["no session", unauthorized, "editing", "no.", [{ type: "unauthorized" }]],
    ["a lost answer", lost, "unknown", "no.", [unconfirmed]],
    ["no verification id", unverified, "unverified", "No.", [told]],
    ["no user", withoutUser, "withoutUser", "No.", [told]],
    ["a lost answer of its user", withoutAnswer, "withoutUser", "No.", [unconfirmed]],
    [
      "no session for its user",
      failed({ step: "InstallRoleNotRead", call: failures.unauthorized, created: existing }),
      "withoutUser",
      "No.",
      [{ type: "unauthorized" }]
    ]
  ])("with %s says so once, and keeps what was typed [B8-49 B8-50]", async (_, outcome, phase, reason, emitted) => {
    const driver = await sentWith(outcome)
    const snapshot = driver.snapshot()
    expect([
      select.selectPhase(snapshot),
      select.selectFailure(snapshot),
      select.selectDraft(snapshot).name,
      driver.emitted()
    ]).toEqual([phase, reason, "Till 4", emitted])
  })

  it("stays with its Verification ID where nobody can wait for its first contact", async () => {
    const driver = await sentWith(Result.succeed(existing))
    const before = driver.emitted().length
    await driver.crash("firstContact")
    const snapshot = driver.snapshot()
    expect([
      select.selectPhase(snapshot),
      select.selectVerificationId(snapshot),
      driver.emitted().slice(before)
    ]).toEqual(["created", "ABCD1234", [{ type: "toast", kind: "info", text: wizardMessages.notAwaited }]])
    expect(select.selectFirstContact(snapshot)).toBeUndefined()
  })

  it("keeps no codes where they are of no use any more", async () => {
    const kept = async (outcome: unknown) => (await sentWith(outcome)).snapshot().context.sent !== null
    expect([await kept(refused), await kept(lost), await kept(unverified), await kept(withoutUser)]).toEqual([
      false,
      false,
      false,
      true
    ])
  })

  it("for want of its user is completed with the same codes, never created again [B4-56 B4-58]", async () => {
    const driver = await sentWith(withoutUser)
    const first = driver.inputOf("setUpInstallation")
    await driver.perform({ type: "retry" })
    expect(driver.inputOf("giveUser")).toEqual({ ...Object(first), created: existing })
    await driver.settle("giveUser", withoutUser)
    expect(select.selectPhase(driver.snapshot())).toBe("withoutUser")
    await driver.perform({ type: "retry" })
    await driver.crash("giveUser")
    expect(select.selectFailure(driver.snapshot())).toBe("An unexpected error")
    await driver.perform({ type: "retry" })
    await driver.settle("giveUser", Result.succeed(existing))
    expect([select.selectVerificationId(driver.snapshot()), select.selectFailure(driver.snapshot())]).toEqual([
      "ABCD1234",
      null
    ])
  })

  it("with a defect is unknown; the form is there again when asked for", async () => {
    const driver = await opened(10, named("Till 4"), submit)
    await driver.crash("setUpInstallation")
    expect([select.selectPhase(driver.snapshot()), select.selectFailure(driver.snapshot())]).toEqual([
      "unknown",
      "An unexpected error"
    ])
    await driver.perform({ type: "edit" })
    expect([select.selectFailure(driver.snapshot()), select.selectDraft(driver.snapshot()).name]).toEqual([
      null,
      "Till 4"
    ])
  })

  it("whose answer is lost is looked for by its code before it is sent again", async () => {
    const driver = await sentWith(lost)
    await driver.perform({ type: "edit" })
    const other = { ...submit, codes: { authenticationCode: "another", sessionToken: "another" } }
    await driver.perform(other)
    expect(driver.inputOf("setUpInstallation")).toMatchObject({
      earlier: { installation: { manifest: { machine: { nickname: "Till 4" } } } },
      sessionToken: codes.sessionToken,
      installation: { manifest: { credentials: { authenticationCode: codes.authenticationCode } } }
    })
    const refusedFirst = await sentWith(refused)
    await refusedFirst.perform(other)
    expect(refusedFirst.inputOf("setUpInstallation")).toMatchObject({ earlier: null, sessionToken: "another" })
  })

  it("that is found as it was sent before it was changed is told, and waited for, under its own name", async () => {
    const driver = await renamed()
    const before = driver.emitted().length
    await driver.settle("setUpInstallation", Result.succeed({ ...existing, knownBy: "earlier" }))
    expect([select.selectEarlierName(driver.snapshot()), driver.emitted().slice(before)]).toEqual([
      "Till 4",
      [{ type: "toast", kind: "info", text: writeMessages.found }]
    ])
    expect(driver.inputOf("firstContact")).toMatchObject({ nickname: "Till 4" })
  })

  it("that is found as it was sent last is told under that name", async () => {
    const driver = await renamed()
    await driver.settle("setUpInstallation", Result.succeed({ ...existing, knownBy: "lookUp" }))
    expect(select.selectEarlierName(driver.snapshot())).toBeNull()
    expect(driver.inputOf("firstContact")).toMatchObject({ nickname: "Till 5" })
  })

  it("that could not be looked for is looked for again as it was sent first", async () => {
    const driver = await renamed()
    const unseen = { ...failures.timedOut, lookUp: "failedFirst" as const }
    await driver.settle("setUpInstallation", failed({ step: "InstallationNotCreated", call: unseen, created: null }))
    await driver.perform({ type: "edit" })
    await driver.perform(submit)
    expect(driver.inputOf("setUpInstallation")).toMatchObject({
      earlier: { installation: { manifest: { machine: { nickname: "Till 4" } } } }
    })
  })

  it("that is there twice says so, and the second can be removed", async () => {
    const driver = await sentWith(Result.succeed({ ...existing, again: [{ id: 13, at: null }] }))
    expect(select.selectMadeAgain(driver.snapshot())).toEqual({
      text: "Till 4 exists twice (ids 12, 13): the connection broke, and the browser sent the call again, or somebody else asked for the same. One is enough.",
      others: 1
    })
    await driver.perform({ type: "others.removed" })
    expect(driver.inputOf("removeOthers")).toEqual({ businessEntityId: 42, others: [{ id: 13, at: null }] })
    await driver.settle("removeOthers", Result.fail(failures.refused))
    expect(select.selectFailure(driver.snapshot())).toBe(
      `The second could not be removed. ${failures.refused.sentence}`
    )
    await driver.perform({ type: "others.removed" })
    await driver.settle("removeOthers", Result.succeed(null))
    expect([select.selectMadeAgain(driver.snapshot()), select.selectVerificationId(driver.snapshot())]).toEqual([
      null,
      "ABCD1234"
    ])
  })
})
