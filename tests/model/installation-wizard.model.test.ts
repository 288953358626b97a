import { installationWizardMachine } from "@command-center/machines/installation-wizard/installation-wizard.machine"
import * as select from "@command-center/machines/installation-wizard/installation-wizard.selectors"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { failures } from "./call-answers.ts"
import { actorDriver } from "./support/actor-driver.ts"
import {
  agent,
  beta,
  choices,
  codes,
  existing,
  input,
  loaded,
  named,
  now,
  opened,
  submit,
  utg
} from "./wizard-driver.ts"

describe("the wizard of a new installation", () => {
  it("begins with the choice, or with the form where the choice was made [B2.inst-07]", async () => {
    const phaseOf = async (kind: 10 | 30 | null) => {
      const driver = actorDriver(installationWizardMachine, { ...input, kind })
      await driver.settle("loadChoices", loaded)
      return [select.selectPhase(driver.snapshot()), select.selectDraft(driver.snapshot()).kind]
    }
    expect([await phaseOf(null), await phaseOf(10), await phaseOf(30)]).toEqual([
      ["choosing", 10],
      ["editing", 10],
      ["editing", 30]
    ])
  })

  it("has the choice made while versions and profiles are read; the form waits for them [B2.inst-07]", async () => {
    const driver = actorDriver(installationWizardMachine, input)
    await driver.perform({ type: "kind.chosen", kind: 30 })
    expect([select.selectPhase(driver.snapshot()), select.selectKind(driver.snapshot())]).toEqual(["loading", 30])
    await driver.settle("loadChoices", loaded)
    expect([select.selectPhase(driver.snapshot()), select.selectKind(driver.snapshot())]).toEqual(["editing", 30])
  })

  it.each([
    [10, "c:\\shift4\\"],
    [30, "c:\\shift4\\utg2"]
  ] as const)(
    "offers the paths of type %i, and what is generally available [B9-08 B9-09 B9-10]",
    async (kind, path) => {
      const snapshot = (await opened(kind)).snapshot()
      expect([select.selectDraft(snapshot), select.selectVersions(snapshot)]).toEqual([
        {
          kind,
          name: "",
          utgInstallLocation: path,
          agentInstallLocation: "c:\\shift4\\Shift4 Command Center\\agent",
          profile: null
        },
        { utg, agent }
      ])
    }
  )

  it("Back returns to the choice and keeps what was typed; a path and a profile stay with their kind [B2.inst-07]", async () => {
    const driver = await opened(10, {
      type: "draft.changed",
      change: {
        name: "Till 4",
        utgInstallLocation: "d:\\utg",
        agentInstallLocation: "d:\\agent",
        profile: { id: 400, businessEntityId: 12 }
      }
    })
    await driver.perform({ type: "back" })
    expect([select.selectPhase(driver.snapshot()), select.selectIsUnsaved(driver.snapshot())]).toEqual([
      "choosing",
      true
    ])
    const both = { name: "Till 4", agentInstallLocation: "d:\\agent" }
    await driver.perform({ type: "kind.chosen", kind: 30 })
    expect(select.selectDraft(driver.snapshot())).toEqual({
      ...both,
      kind: 30,
      utgInstallLocation: "c:\\shift4\\utg2",
      profile: null
    })
    await driver.perform({ type: "back" })
    await driver.perform({ type: "kind.chosen", kind: 10 })
    expect(select.selectDraft(driver.snapshot())).toEqual({
      ...both,
      kind: 10,
      utgInstallLocation: "d:\\utg",
      profile: { id: 400, businessEntityId: 12 }
    })
  })

  const utgText = "The UTG Install Location provided is not a valid path."
  const agentText = "The Agent Install Location provided is not a valid path."
  it.each([
    [{}, null, null, null, null, false],
    [{ name: "" }, "This field is required.", null, null, null, false],
    [{ name: "Till 4" }, null, null, null, null, true],
    [{ name: "Till 4", utgInstallLocation: "utg" }, null, utgText, null, null, false],
    [{ name: "Till 4", agentInstallLocation: "c:" }, null, null, agentText, null, false],
    [
      { name: "Till 4", utgInstallLocation: "utg", agentInstallLocation: "c:" },
      null,
      utgText,
      agentText,
      `${utgText} ${agentText}`,
      false
    ]
  ])(
    "with %j typed says what is wrong; to be created: %#",
    async (change, name, utgPath, agentPath, both, canSubmit) => {
      const driver = await opened(10, { type: "draft.changed", change })
      const snapshot = driver.snapshot()
      expect([
        "name" in change ? select.selectNameIssue(snapshot) : null,
        select.selectUtgPathIssue(snapshot),
        select.selectAgentPathIssue(snapshot),
        select.selectBothPathsIssue(snapshot),
        select.selectCanSubmit(snapshot),
        snapshot.can(submit)
      ]).toEqual([name, utgPath, agentPath, both, canSubmit, canSubmit])
    }
  )

  it("says nothing of an empty name before anything was typed", async () =>
    expect(select.selectNameIssue((await opened(10)).snapshot())).toBe(null))

  it("waits for a version where none is generally available; without the edit right for ever", async () => {
    const driver = actorDriver(installationWizardMachine, { ...input, kind: 10 })
    await driver.settle("loadChoices", Result.succeed({ ...choices, versions: { utg: [beta], agent: [] } }))
    await driver.perform(named("Till 4"))
    expect(select.selectCanSubmit(driver.snapshot())).toBe(false)
    await driver.perform({ type: "version.chosen", component: "utg", version: beta.version })
    expect([select.selectCanSubmit(driver.snapshot()), select.selectVersions(driver.snapshot())]).toEqual([
      true,
      { utg: beta, agent: null }
    ])
    const reading = actorDriver(installationWizardMachine, { ...input, kind: 10, canEdit: false })
    await reading.settle("loadChoices", loaded)
    await reading.perform(named("Till 4"))
    expect([select.selectCanSubmit(reading.snapshot()), reading.snapshot().can(submit)]).toEqual([false, false])
  })

  it("sends what was typed with the codes, and shows the Verification ID to copy [B4-57 B7-49]", async () => {
    const driver = await opened(30, named("Till 4"), submit)
    expect(driver.inputOf("setUpInstallation")).toMatchObject({
      installation: {
        type: 30,
        businessEntityId: 42,
        manifest: {
          machine: { nickname: "Till 4" },
          agent: { agentVersion: "2.4.1.188" },
          credentials: { authenticationCode: codes.authenticationCode },
          components: [{ utgVersion: "5.0.0.3124", tasks: [{ type: 5, instructions: { destination: 10 } }] }]
        }
      },
      sessionToken: codes.sessionToken,
      now
    })
    await driver.settle("setUpInstallation", Result.succeed(existing))
    await driver.perform({ type: "id.copied" })
    expect([select.selectVerificationId(driver.snapshot()), driver.snapshot().context.sent, driver.emitted()]).toEqual([
      "ABCD1234",
      null,
      [{ type: "copy", text: "ABCD1234", copied: "The Verification ID has been copied to your clipboard." }]
    ])
  })

  it("waits for the machine by the name it was sent with, without the spaces around it", async () => {
    const driver = await opened(30, named(" Till 4 "), submit)
    const sentWith = driver.inputOf("setUpInstallation")
    await driver.settle("setUpInstallation", Result.succeed(existing))
    expect(sentWith).toMatchObject({ installation: { manifest: { machine: { nickname: "Till 4" } } } })
    expect(driver.inputOf("firstContact")).toEqual({ businessEntityId: 42, nickname: "Till 4" })
  })
})

describe("what there is to choose from", () => {
  it.each([
    [
      (driver: ReturnType<typeof actorDriver>) => driver.settle("loadChoices", Result.fail(failures.refused)),
      failures.refused.sentence
    ],
    [(driver: ReturnType<typeof actorDriver>) => driver.crash("loadChoices"), "an unexpected error"]
  ])("says why it could not be loaded, and is loaded again", async (end, reason) => {
    const driver = actorDriver(installationWizardMachine, input)
    await end(driver)
    expect(select.selectFailure(driver.snapshot())).toBe(`The versions to install could not be loaded. ${reason}`)
    await driver.perform({ type: "retry" })
    expect(driver.inputOf("loadChoices")).toBe(42)
    await driver.settle("loadChoices", loaded)
    expect(select.selectFailure(driver.snapshot())).toBe(null)
  })
})

it("is left by Cancel until it is sent", async () => {
  const driver = actorDriver(installationWizardMachine, input)
  const isLeft = () => {
    const phase = select.selectPhase(driver.snapshot())
    return [phase, select.isLeftByCancel(phase)]
  }
  const steps = [
    () => driver.settle("loadChoices", loaded),
    () => driver.perform({ type: "kind.chosen", kind: 10 }),
    () => driver.perform(named("Till 4")),
    () => driver.perform(submit),
    () => driver.settle("setUpInstallation", Result.succeed(existing))
  ]
  const found = [isLeft()]
  for (const step of steps) {
    await step()
    found.push(isLeft())
  }
  expect(found).toEqual([
    ["loading", true],
    ["choosing", true],
    ["editing", true],
    ["editing", true],
    ["creating", false],
    ["created", false]
  ])
})

it("asks before it closes over something typed", async () => {
  const driver = await opened(10, named("Till 4"))
  await driver.perform({ type: "cancel" })
  expect(select.selectPhase(driver.snapshot())).toBe("asking")
  await driver.perform({ type: "edit" })
  expect([select.selectPhase(driver.snapshot()), select.selectDraft(driver.snapshot()).name]).toEqual([
    "editing",
    "Till 4"
  ])
  await driver.perform({ type: "cancel" })
  await driver.perform({ type: "discard" })
  expect(select.selectPhase(driver.snapshot())).toBe("closed")
  const untouched = await opened(10)
  await untouched.perform({ type: "cancel" })
  expect(select.selectPhase(untouched.snapshot())).toBe("closed")
})
