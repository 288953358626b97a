import {
  deactivateInstallationMachine,
  deactivateInstallationSelectors
} from "@command-center/machines/deactivate-installation/deactivate-installation.machine"
import { installationsScreenMachine } from "@command-center/machines/installations-screen/installations-screen.machine"
import {
  selectIsDownloading,
  selectIsInstallerTold
} from "@command-center/machines/installations-screen/installations-screen.selectors"
import { noInstallation } from "@command-center/machines/installations-screen/no-installation"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { failures } from "./call-answers.ts"
import { rowsInput } from "./screen-input.ts"
import { actorDriver } from "./support/actor-driver.ts"

const row = { ...noInstallation, id: 700, nickname: "Till 4", businessEntityId: 43, verificationId: "ABCD1234" }
const input = { rows: rowsInput(), canEdit: true, intent: null }
const refused = Result.fail(failures.refused)
const screen = (change: object = {}) => actorDriver(installationsScreenMachine, { ...input, ...change })

describe("the installation list", () => {
  it.each([
    ["install", 10],
    ["connect", 30]
  ] as const)("opened to %s begins with New of type %i, once [B2.inst-05]", async (intent, kind) => {
    const driver = screen({ intent })
    expect(driver.inputOf("installationWizard")).toEqual({ businessEntityId: 42, canEdit: true, kind })
    await driver.settle("installationWizard", { created: false })
    expect(driver.isRunning("installationWizard")).toBe(false)
    await driver.perform({ type: "creation.opened" })
    expect(driver.inputOf("installationWizard")).toEqual({ businessEntityId: 42, canEdit: true, kind: null })
  })

  it("opens nothing for another intent, nor without the edit right [B6-13]", () => {
    expect(
      [{ intent: "schedule" }, { intent: "install", canEdit: false }].map((change) =>
        screen(change).isRunning("installationWizard")
      )
    ).toEqual([false, false])
  })

  it("creates and deactivates with the edit right only; downloads are for all [B6-13]", () => {
    const allowed = (canEdit: boolean) => {
      const snapshot = screen({ canEdit }).snapshot()
      return [
        snapshot.can({ type: "creation.opened" }),
        snapshot.can({ type: "deactivation.opened", row }),
        snapshot.can({ type: "installer.wanted" }),
        snapshot.can({ type: "package.wanted", verificationId: "ABCD1234" })
      ]
    }
    expect([allowed(true), allowed(false)]).toEqual([
      [true, true, true, true],
      [false, false, true, true]
    ])
  })

  it("shows the installer's message for two seconds, anew each time [B4-60]", async () => {
    const driver = screen()
    const start = async () => {
      await driver.perform({ type: "installer.wanted" })
      await driver.settle("downloadInstaller", Result.succeed(undefined))
    }
    await start()
    await driver.advance(1_999)
    expect(selectIsInstallerTold(driver.snapshot())).toBe(true)
    await start()
    await driver.advance(1_999)
    expect(selectIsInstallerTold(driver.snapshot())).toBe(true)
    await driver.advance(1)
    expect(selectIsInstallerTold(driver.snapshot())).toBe(false)
  })

  it("saves a package under its Verification ID, and one at a time", async () => {
    const driver = screen()
    await driver.perform({ type: "package.wanted", verificationId: "ABCD1234" })
    await driver.perform({ type: "package.wanted", verificationId: "0000FFFF" })
    expect([driver.inputOf("downloadPackage"), selectIsDownloading(driver.snapshot())]).toEqual(["ABCD1234", true])
    await driver.settle("downloadPackage", Result.succeed("bytes"))
    expect([driver.emitted(), selectIsDownloading(driver.snapshot())]).toEqual([
      [{ type: "download", fileName: "install-package-ABCD1234.zip", content: "bytes" }],
      false
    ])
  })

  it("says why a download failed, and takes no refusal of a call without token for the session's end [B8-48]", async () => {
    const told = async (settle: (driver: ReturnType<typeof screen>) => Promise<void>) => {
      const driver = screen()
      await driver.perform({ type: "package.wanted", verificationId: "ABCD1234" })
      await settle(driver)
      return driver.emitted()
    }
    const toast = (reason: string) => [
      { type: "toast", kind: "danger", text: `Unable to download installer package. ${reason}` }
    ]
    expect([
      await told((driver) => driver.settle("downloadPackage", refused)),
      await told((driver) => driver.settle("downloadPackage", Result.fail(failures.unauthorized))),
      await told((driver) => driver.crash("downloadPackage"))
    ]).toEqual([toast(failures.refused.sentence), toast(failures.unauthorized.sentence), toast("an unexpected error")])
  })
})

describe("deactivating an installation", () => {
  const given = { businessEntityId: 42, canEdit: true, row }

  it("says that it cannot be undone, then what came of it [B4-59 B8-47]", async () => {
    const told = async (outcome: unknown) => {
      const driver = actorDriver(deactivateInstallationMachine, given)
      await driver.perform({ type: "confirm" })
      await driver.settle("deleteRow", outcome)
      return driver.emitted()
    }
    const { selectQuestion, selectWord } = deactivateInstallationSelectors
    const asked = actorDriver(deactivateInstallationMachine, given).snapshot()
    expect([selectQuestion(asked), selectWord(asked)]).toEqual([
      "Are you sure you want to deactivate the installation Till 4? This cannot be undone.",
      null
    ])
    expect([await told(Result.succeed(undefined)), await told(refused)]).toEqual([
      [{ type: "toast", kind: "success", text: "The installation Till 4 was deactivated." }],
      [{ type: "toast", kind: "danger", text: `Unable to deactivate installation. ${failures.refused.sentence}` }]
    ])
  })
})
