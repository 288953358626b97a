import { Result } from "effect"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { asked } from "../../test-support/asked.ts"
import { installUser, newInstallation } from "../../test-support/installation-calls.ts"
import { type Answer, type LocalService, outcomeAt, startLocalService } from "../../test-support/local-service.ts"
import { loadInstallRole, noRoleMapped } from "../security/install-users.ts"
import { unreadable } from "../transport/api-error.ts"
import { downloadInstallPackage, installerAddress } from "./installations.ts"
import { giveInstallationItsUser, newInstallationReason, setUpInstallation } from "./new-installation.ts"

let service: LocalService
beforeEach(async () => {
  service = await startLocalService()
})
afterEach(() => service.close())

const given = { installation: newInstallation, userWith: installUser, now: new Date(0) }
const steps = [
  "POST /management/businessentities/7/installations",
  "GET /security/objectRoleMappings?objectId=1&objectTypeId=7",
  "POST /security/businessentities/7/ephemeralUsers"
]
/** What is there again is looked for when all of it is done. */
const look = "GET /management/businessentities/7/installations"
const json = (body: unknown): Answer => ({ body: JSON.stringify(body) })
const created = json({ installation: { id: 31, verificationId: "AB12CD34" } })
const role = json({ objectRoleMapping: [{ roleId: 10_003 }, {}] })
const installation = { id: 31, verificationId: "AB12CD34" }
const refused = (status: number, statusText: string, action: string | null = null) =>
  ({ _tag: "Refused", status, statusText, message: null, action }) as const

const settingUp = async (...answers: ReadonlyArray<Answer>) => {
  service.answer((count) => answers[count] ?? { status: 418 })
  const outcome = await outcomeAt(service, setUpInstallation(given))
  return { outcome, sentence: Result.match(outcome, { onSuccess: () => "done", onFailure: newInstallationReason }) }
}

describe("a new installation", () => {
  it("is posted, its role read, its user posted with the same code: in this order [B4-56 B4-58 B7-35 B7-36 B7-49]", async () => {
    const { outcome } = await settingUp(created, role, {})
    expect(outcome).toEqual(Result.succeed(installation))
    expect(asked(service)).toEqual([...steps, look])
    const [posted, , user] = service.seen.map(({ body }): unknown => (body === "" ? null : JSON.parse(body)))
    expect([posted, user]).toEqual([newInstallation, installUser(10_003)])
    expect(installUser(10_003).authenticationCode).toBe(newInstallation.manifest.credentials.authenticationCode)
  })

  it("whose answer has no id is done all the same: only a verification id is required", async () => {
    const { outcome } = await settingUp(json({ installation: { verificationId: "AB12CD34" } }), role, {})
    expect(outcome).toEqual(Result.succeed({ id: null, verificationId: "AB12CD34" }))
    expect(asked(service)).toEqual([...steps, look])
  })

  it("that is refused is followed by nothing", async () => {
    const { outcome, sentence } = await settingUp({ status: 403 })
    expect(outcome).toEqual(
      Result.fail({ _tag: "InstallationNotCreated", error: refused(403, "Forbidden", "create installation") })
    )
    expect(sentence).toBe("Failed to create installation. Status: Forbidden")
    expect(asked(service)).toEqual(steps.slice(0, 1))
  })

  it.each([{ id: 31 }, { id: 31, verificationId: null }, { id: 31, verificationId: "" }])(
    "answered as %j was created, but cannot be installed [B8-50]",
    async (answer) => {
      const { outcome, sentence } = await settingUp(json({ installation: answer }))
      expect(outcome).toEqual(Result.fail({ _tag: "VerificationIdMissing", installationId: 31 }))
      expect(sentence).toBe("the installation 31 was created, but the answer has no verification ID.")
      expect(asked(service)).toEqual(steps.slice(0, 1))
    }
  )

  it("whose role cannot be read says that it was created", async () => {
    const { outcome, sentence } = await settingUp(created, { status: 500 })
    expect(outcome).toEqual(
      Result.fail({ _tag: "InstallRoleNotRead", installation, error: refused(500, "Internal Server Error") })
    )
    expect(sentence).toBe(
      "the installation was created, but the role of its user could not be read. API request failed (Internal Server Error)"
    )
    expect(asked(service)).toEqual([...steps.slice(0, 2), look])
  })

  it("for which no role is mapped says so plainly", async () => {
    const { sentence } = await settingUp(created, json({ objectRoleMapping: [] }))
    expect(sentence).toBe(
      "the installation was created, but no role is mapped for installations, so its user cannot be created. Ask who runs the service to map one, then try again."
    )
  })

  it("whose user is refused says that it was created, and its user can be posted alone", async () => {
    const { outcome, sentence } = await settingUp(created, role, { status: 409 })
    expect(outcome).toEqual(
      Result.fail({ _tag: "InstallUserNotCreated", installation, roleId: 10_003, error: refused(409, "Conflict") })
    )
    expect(sentence).toBe("the installation was created, but its user was not. API request failed (Conflict)")
    service.answer((count) => [role, {}][count - 4] ?? { status: 418 })
    expect(await outcomeAt(service, giveInstallationItsUser(installation, given))).toEqual(Result.succeed(installation))
    expect(asked(service)).toEqual([...steps, look, ...steps.slice(1)])
  })

  it.each([
    [502, "Bad Gateway"],
    [503, "Service Unavailable"],
    [504, "Gateway Timeout"]
  ])("whose user is answered %i says that nobody knows of it", async (status, statusText) => {
    const { sentence } = await settingUp(created, role, { status })
    expect(sentence).toBe(
      `the installation was created. Whether its user was created is not known. API request failed (${statusText})`
    )
  })

  it("is told with what is there of it again, whatever became of its user", async () => {
    const createdAt = "2026-11-20T15:15:00.000Z"
    const { manifest } = newInstallation
    const others = [{ authenticationCode: "another" }, manifest.credentials, manifest.credentials].map(
      (credentials, at) => ({
        id: 29 + at,
        verificationId: "AB12CD34",
        createdAt,
        manifest: { ...manifest, credentials }
      })
    )
    const there = json({ installation: others })
    const again = [{ id: 30, at: createdAt }]
    expect((await settingUp(created, role, {}, there)).outcome).toEqual(Result.succeed({ ...installation, again }))
    service.answer((count) => [created, role, { status: 409 }, there][count - 4] ?? { status: 418 })
    expect(await outcomeAt(service, setUpInstallation(given))).toMatchObject(
      Result.fail({ _tag: "InstallUserNotCreated", installation: { ...installation, again } })
    )
  })

  it("stays created where it cannot be looked for", async () => {
    expect((await settingUp(created, role, {}, { status: 401 })).outcome).toEqual(Result.succeed(installation))
  })
})

describe("the role of an installation's user", () => {
  it.each([{}, { objectRoleMapping: null }, { objectRoleMapping: [] }])("is not mapped in %j", async (answer) => {
    service.answer(() => json(answer))
    expect(await outcomeAt(service, loadInstallRole())).toEqual(Result.fail(noRoleMapped))
  })

  it("cannot be read where the mapping is none", async () => {
    service.answer(() => json({ objectRoleMapping: 5 }))
    expect(await outcomeAt(service, loadInstallRole())).toEqual(
      Result.fail(unreadable("objectRoleMapping", "an object"))
    )
  })

  it("is that of the first mapping [A7-28 B7-36]", async () => {
    service.answer(() => role)
    expect(await outcomeAt(service, loadInstallRole())).toEqual(Result.succeed(10_003))
    expect(asked(service)).toEqual([steps[1]])
  })
})

describe("what is downloaded for an installation", () => {
  it("is the package, for its verification id alone [B7-51]", async () => {
    service.answer(() => ({ headers: { "Content-Type": "application/zip" }, body: "PK" }))
    const file = Result.getOrThrow(await outcomeAt(service, downloadInstallPackage("AB 12"), null))
    expect(await file.text()).toBe("PK")
    expect(asked(service)).toEqual(["GET /management/installations/packagezip?verificationId=AB%2012"])
    expect(service.seen[0]?.headers).not.toHaveProperty("authorization")
  })

  it("is the installer, from the address of the runtime config [B7-52]", async () => {
    expect(await outcomeAt(service, installerAddress())).toEqual(Result.succeed(`${service.origin}/installer.exe`))
    expect(service.seen).toEqual([])
  })
})
