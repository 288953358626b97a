import { uploadForm } from "@command-center/api/management/form-upload"
import { createForm, deleteForm, downloadForm, markFormUploaded } from "@command-center/api/management/forms"
import { deactivateInstallation, downloadInstallPackage } from "@command-center/api/management/installations"
import { loadList } from "@command-center/api/management/lists"
import { setUpInstallation } from "@command-center/api/management/new-installation"
import { createProfile, deleteProfile, loadProfile, updateProfile } from "@command-center/api/management/profiles"
import { createTemplate, deleteTemplate, updateTemplate } from "@command-center/api/management/template-changes"
import { loadTemplate } from "@command-center/api/management/templates"
import { assignRole, createUser } from "@command-center/api/security/user-changes"
import { sentenceOf } from "@command-center/api/transport/api-error"
import { loadVersions } from "@command-center/api/versions"
import { formFields } from "@command-center/domain/form/form"
import { ephemeralUserBody } from "@command-center/domain/installation/ephemeral-user"
import { installationFields } from "@command-center/domain/installation/installation"
import { installationBody } from "@command-center/domain/installation/installation-body"
import { defaultInstallationDraft } from "@command-center/domain/installation/installation-draft"
import { installationTypes } from "@command-center/domain/installation/installation-type"
import type { Transfer } from "@command-center/domain/message/transfer-messages"
import { profileUpdateBody } from "@command-center/domain/profile/profile-change"
import { changedTemplate, newTemplate } from "@command-center/domain/template/template-draft"
import { userFields } from "@command-center/domain/user/user"
import { defaultProduct } from "@command-center/domain/version/version-product"
import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import { Result } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Estate, openEstate } from "./support/estate.ts"

const account = knownAccounts.region.id
const at = `/management/businessentities/${account}`
const people = `/security/businessentities/${account}`

let estate: Estate
beforeAll(async () => {
  estate = await openEstate()
})
afterAll(() => estate.close())

const linesOf = async (work: () => Promise<unknown>) => (await estate.askedBy(work)).map(({ line }) => line)
const gone = Result.fail({ _tag: "Refused", status: 404 })

it("a profile is created, read, updated and deleted by its name [B7-41 B7-42 B7-43 B7-44]", async () => {
  const lines = await linesOf(async () => {
    const body = { name: "Night shift", businessEntityId: account, type: 1, config: '{"utgGlobal":{"own":1}}' } as const
    const id = await estate.given(createProfile(account, body))
    const read = await estate.given(loadProfile(account, id))
    expect([read.name, read.version, read.config]).toEqual(["Night shift", 1, { utgGlobal: { own: 1 } }])
    const config = { utgGlobal: { own: 2 } }
    await estate.given(updateProfile(account, id, profileUpdateBody(read, config)))
    const after = await estate.given(loadProfile(account, id))
    expect([after.version, after.config]).toEqual([2, config])
    const named = await estate.outcome(deleteProfile(account, id, "Day shift"))
    expect(Result.mapError(named, sentenceOf)).toEqual(Result.fail("Failed to delete profile. Status: Bad Request"))
    await estate.given(deleteProfile(account, id, "Night shift"))
    expect(await estate.outcome(loadProfile(account, id))).toMatchObject(gone)
  })
  expect(lines.map((line) => line.replace(/rofiles\/\d+/u, "rofiles/…"))).toEqual([
    `POST ${at}/componentProfiles`,
    `GET ${at}/componentProfiles/…`,
    `PUT ${at}/componentProfiles/…`,
    `GET ${at}/componentProfiles/…`,
    `DELETE as POST ${at}/componentprofiles/…?profilename=Day%20shift`,
    `DELETE as POST ${at}/componentprofiles/…?profilename=Night%20shift`,
    `GET ${at}/componentProfiles/…`
  ])
})

it("a config template is created empty, updated and deleted [A7-19 A7-20 A7-21]", async () => {
  const { id } = await estate.given(createTemplate(newTemplate(account, "Night template")))
  const { object, body } = await estate.given(loadTemplate(account, id))
  expect(body).toEqual({})
  await estate.given(updateTemplate(account, id, changedTemplate(object, { name: "Night 2", text: '{ "a": 1 }' })))
  const after = await estate.given(loadTemplate(account, id))
  expect([after.template.name, after.body]).toEqual(["Night 2", { a: 1 }])
  await estate.given(deleteTemplate(account, id))
  expect(await estate.outcome(loadTemplate(account, id))).toMatchObject(gone)
})

describe("a device form", () => {
  const bytes = new Uint8Array(200_000).map((_, index) => (index < 2 ? ([0x1f, 0x8b][index] ?? 0) : (index * 31) % 256))
  const file = new Blob([bytes], { type: "application/gzip" })
  const form = { deviceType: 3, name: "Tip screen", description: "Tip screen", businessEntityId: account }

  it("is created, uploaded with progress, marked, downloaded to the byte and deleted [B4-46 B7-27 B7-28 B7-29 B7-30 B7-31]", async () => {
    const told: Array<Transfer> = []
    const lines = await linesOf(async () => {
      const id = await estate.given(uploadForm({ form, file, onProgress: (progress) => told.push(progress) }))
      const { rows } = await estate.given(loadList({ call: "forms", fields: formFields }, account))
      expect(rows.find((row) => row.id === id)).toMatchObject({ name: "Tip screen", deviceType: 3 })
      const back = await estate.given(downloadForm(account, id))
      expect(Buffer.compare(Buffer.from(await back.arrayBuffer()), Buffer.from(bytes))).toBe(0)
      await estate.given(deleteForm(account, id))
      expect(await estate.outcome(downloadForm(account, id))).toMatchObject(gone)
    })
    expect(lines.map((line) => line.replace(/(Forms|uploads)\/[\w-]{10,}|Forms\/\d+/u, "$1/…"))).toEqual([
      expect.stringContaining(`POST ${at}/componentDeviceForms/`),
      expect.stringContaining("PUT /management/uploads/…"),
      expect.stringMatching(/^PUT .*\/uploaded$/u),
      `GET ${at}/componentDeviceForms`,
      expect.stringMatching(/^GET .*\/forms\.tgz$/u),
      expect.stringMatching(/^DELETE as POST /u),
      expect.stringMatching(/^GET .*\/forms\.tgz$/u)
    ])
    expect(told.at(-1)).toEqual({ done: bytes.length, total: bytes.length })
  })

  it("whose upload failed is marked all the same, and only the upload's failure is told [B4-47]", async () => {
    estate.sandbox.faults.add({ path: "/uploads/", kind: "status", status: 403 })
    const asked = await estate.askedBy(async () => {
      expect(await estate.outcome(uploadForm({ form, file }))).toMatchObject(
        Result.fail({ _tag: "FormFileNotUploaded", error: { _tag: "Refused", status: 403 } })
      )
    })
    estate.sandbox.faults.clear()
    expect(asked).toHaveLength(3)
  })

  it("cannot be marked before its file is there", async () => {
    const { formId } = await estate.given(createForm(form))
    expect(await estate.outcome(markFormUploaded(account, formId))).toMatchObject(
      Result.fail({ _tag: "Refused", status: 409 })
    )
  })
})

it("an installation is set up in the order of the contract, its package opened by its id alone, and deactivated [A6-21 A7-28 A7-32 B4-58 B7-35 B7-36 B7-49 B7-50 B7-51]", async () => {
  const authenticationCode = "V1StGXR8_Z5jdHi6B-myT"
  const draft = { ...defaultInstallationDraft(installationTypes.newUtg), name: "Harbour Bar" }
  const agent = defaultProduct(await estate.given(loadVersions("agent")))
  const utg = defaultProduct(await estate.given(loadVersions("utg")))
  const installation = Result.getOrThrow(
    installationBody({ draft, businessEntityId: account, authenticationCode, agent, utg })
  )
  const now = new Date("2026-11-20T15:15:00.000Z")
  const userWith = (roleId: number) =>
    ephemeralUserBody({ authenticationCode, sessionToken: "session-1", roleId, businessEntityId: account, now })
  const readInstallations = async () =>
    (await estate.given(loadList({ call: "installations", fields: installationFields }, account))).rows
  const asked = await estate.askedBy(async () => {
    const { id, verificationId } = await estate.given(setUpInstallation({ installation, userWith, now, earlier: null }))
    expect(verificationId).toMatch(/^[0-9A-Z]{8}$/u)
    expect((await readInstallations()).find((row) => row.id === id)).toMatchObject({ type: 10, verificationId })
    const zip = await estate.given(downloadInstallPackage(verificationId), null)
    expect(new TextDecoder().decode((await zip.arrayBuffer()).slice(0, 2))).toBe("PK")
    if (id === null) throw new Error("The answer has no id.")
    await estate.given(deactivateInstallation(account, id))
    expect((await readInstallations()).some((row) => row.id === id)).toBe(false)
    expect(await estate.outcome(downloadInstallPackage(verificationId))).toMatchObject(gone)
  })
  expect(asked.slice(0, 3).map(({ line }) => line)).toEqual([
    `POST ${at}/installations`,
    "GET /security/objectRoleMappings?objectId=1&objectTypeId=7",
    `POST ${people}/ephemeralUsers`
  ])
  expect(JSON.parse(asked[0]?.body ?? "")).toEqual(installation)
  expect(JSON.parse(asked[2]?.body ?? "")).toMatchObject({
    authenticationCode,
    userSessions: [{ sessionToken: "session-1" }]
  })
})

it("a user is added to the account and given a role there, by the security service [A7-30 A7-31 B7-04 B7-33 B7-34]", async () => {
  const ada = { username: "ada.byron", firstName: "Ada", lastName: "Byron", email: "ada@example.com", roleId: 10_003 }
  const lines = await linesOf(async () => {
    const id = await estate.given(createUser(account, ada))
    await estate.given(assignRole(account, id, ada.roleId))
    const { rows } = await estate.given(loadList({ call: "users", fields: userFields }, account))
    expect(rows.find((row) => row.id === id)).toMatchObject({ username: "ada.byron", userType: 0, isActive: true })
  })
  expect(lines.map((line) => line.replace(/users\/\d+/u, "users/…"))).toEqual([
    `POST ${people}/users`,
    "POST /security/users/…/roles/10003/businessentities",
    `GET ${people}/users?fullDetail=false`
  ])
  const twice = await estate.outcome(createUser(account, ada))
  expect(Result.mapError(twice, sentenceOf)).toEqual(Result.fail("Failed to insert user. Status: Conflict"))
})
