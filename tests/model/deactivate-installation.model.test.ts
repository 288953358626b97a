import { sampleInstallation } from "@command-center/domain/installation/sample-installation"
import {
  deactivateInstallationMachine,
  deactivateInstallationSelectors
} from "@command-center/machines/deactivate-installation/deactivate-installation.machine"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { failures } from "./call-answers.ts"
import { actorDriver } from "./support/actor-driver.ts"

const row = sampleInstallation({ verificationText: "ABCD 1234" })
const refused = Result.fail(failures.refused)

describe("deactivating an installation", () => {
  const given = { businessEntityId: 42, canEdit: true, row }

  it("says that it cannot be undone, then what came of it [B4-59 B8-47]", async () => {
    const told = async (outcome: unknown) => {
      const driver = actorDriver(deactivateInstallationMachine, given)
      await driver.perform({ type: "confirm" })
      await driver.settle("deleteRow", outcome)
      return driver.emitted()
    }
    const { selectQuestion, selectDetail, selectWord } = deactivateInstallationSelectors
    const asked = actorDriver(deactivateInstallationMachine, given).snapshot()
    const unverified = { ...given, row: { ...row, verificationText: null } }
    expect(selectDetail(actorDriver(deactivateInstallationMachine, unverified).snapshot())).toBeNull()
    expect([selectQuestion(asked), selectDetail(asked), selectWord(asked)]).toEqual([
      "Are you sure you want to deactivate the installation Till 4? This cannot be undone.",
      "Verification ID: ABCD 1234",
      null
    ])
    expect([await told(Result.succeed(undefined)), await told(refused)]).toEqual([
      [{ type: "toast", kind: "success", text: "The installation Till 4 was deactivated." }],
      [{ type: "toast", kind: "danger", text: `Unable to deactivate installation. ${failures.refused.sentence}` }]
    ])
  })
})
