import { createInstallation } from "@command-center/api/management/installations"
import { loadList } from "@command-center/api/management/lists"
import { setUpInstallation } from "@command-center/api/management/new-installation"
import { createProfile, updateProfile } from "@command-center/api/management/profiles"
import { deleteTargetTasks, sendTargetTasks, sendTargetTasksByBrowser } from "@command-center/api/management/sent-tasks"
import { createTemplate, updateTemplate } from "@command-center/api/management/template-changes"
import { loadTemplate } from "@command-center/api/management/templates"
import { loadVersions } from "@command-center/api/versions"
import {
  createProfileOnce,
  createTemplateOnce,
  deactivateInstallationOnce,
  deleteProfileByIdOnce,
  deleteTemplateOnce
} from "@command-center/api/writes/record-writes"
import { ephemeralUserBody } from "@command-center/domain/installation/ephemeral-user"
import { installationBody } from "@command-center/domain/installation/installation-body"
import { defaultInstallationDraft } from "@command-center/domain/installation/installation-draft"
import { installationTypes } from "@command-center/domain/installation/installation-type"
import type { TargetResult } from "@command-center/domain/operation/operation"
import { type NewProfileBody, profileType } from "@command-center/domain/profile/new-profile"
import { taskTargets } from "@command-center/domain/task/kept-task"
import { defaultScheduleDraft } from "@command-center/domain/task/schedule-draft"
import { buildTasks } from "@command-center/domain/task/task-builder"
import { newTemplate } from "@command-center/domain/template/template-draft"
import { utgFields } from "@command-center/domain/utg/utg"
import { defaultProduct, noVersions } from "@command-center/domain/version/version-product"
import { schema } from "@command-center/sandbox/src/database/schema.ts"
import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import { Result } from "effect"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { type Estate, openEstate } from "./support/estate.ts"

const account = knownAccounts.region.id
const begun = new Date("2026-11-20T15:15:00.000Z")
const minute = 60_000

let estate: Estate
let now = begun
beforeAll(async () => {
  estate = await openEstate({ now: () => now })
})
afterEach(() => estate.sandbox.faults.clear())
afterAll(() => estate.close())

const profileOf = (name: string, config: string): NewProfileBody => ({
  name,
  businessEntityId: account,
  type: profileType,
  config
})
const createdProfile = (name: string, config: string, unsettledName: string | null = null) =>
  estate.outcome(createProfileOnce({ businessEntityId: account, content: profileOf(name, config), unsettledName }))
const createdTemplate = (name: string) =>
  estate.outcome(createTemplateOnce({ businessEntityId: account, content: name, unsettledName: null }))
const taken = (message: string) => Result.fail({ _tag: "Refused", status: 409, message })

describe("a name that is taken", () => {
  it("is that of the profile as it was sent: it was created", async () => {
    const id = await estate.given(createProfile(account, profileOf("Sent twice", '{"a": [1], "b": "2"}')))
    expect(await createdProfile("Sent twice", '{"b":"2","a":[1]}')).toEqual(
      Result.succeed({ made: id, again: [], knownBy: "conflict" })
    )
    const message = "Profile name must be unique"
    expect(await createdProfile("Sent twice", '{"b":"2","a":[2]}')).toMatchObject(taken(message))
    await estate.given(updateProfile(account, id, { ...profileOf("Sent twice", "{}"), id }))
    expect(await createdProfile("Sent twice", '{"b":"2","a":[1]}')).toMatchObject(taken(message))
  })

  it("is refused where who has it cannot be read", async () => {
    await estate.given(createProfile(account, profileOf("Not read", "{}")))
    estate.sandbox.faults.add({ path: "/componentProfiles", method: "GET", kind: "status", status: 403 })
    const message = "Profile name must be unique. Whether it was done could not be checked. Fault 403"
    expect(await createdProfile("Not read", "{}")).toMatchObject(taken(message))
  })

  it("is that of the config template as it was sent, which is empty", async () => {
    const { id } = await estate.given(createTemplate(newTemplate(account, "Sent twice")))
    expect(await createdTemplate("Sent twice")).toMatchObject(
      Result.succeed({ made: { id, name: "Sent twice" }, again: [], knownBy: "conflict" })
    )
    const { object } = await estate.given(loadTemplate(account, id))
    await estate.given(updateTemplate(account, id, { ...object, config: '{"utgGlobal":{}}' }))
    expect(await createdTemplate("Sent twice")).toMatchObject(taken("Config template name must be unique"))
  })
})

describe("tasks that a browser sent", () => {
  const targetsOf = async () => {
    const { rows } = await estate.given(loadList({ call: "utgs", fields: utgFields }, account))
    const utgs = rows.filter(({ machinePermanentId }) => machinePermanentId !== null).slice(0, 2)
    const draft = defaultScheduleDraft(new Date(now.getTime() + 60 * minute), "UTC", noVersions)
    const tasks = buildTasks({ businessEntityId: account, draft, products: noVersions, targets: utgs, now })
    return taskTargets(
      utgs.map(({ componentId: id }) => ({ id, name: `UTG ${id}` })),
      Result.getOrThrow(tasks)
    )
  }
  const stored = async () => (await estate.sandbox.db.select().from(schema.task)).map(({ id }) => id)
  const taskIds = (results: ReadonlyArray<readonly [number, TargetResult]>) =>
    results.map(([, result]) => (result.status === "accepted" ? result.taskId : undefined))

  it("twice are told as there again and can be removed, and an equal one of a colleague is not", async () => {
    const targets = await targetsOf()
    const colleagues = taskIds(await estate.given(sendTargetTasks(account, targets)))
    now = new Date(now.getTime() + minute)
    const first = taskIds(await estate.given(sendTargetTasks(account, targets)))
    const shown = await estate.given(sendTargetTasksByBrowser(account, targets))
    const at = now.toISOString()
    expect(shown.map(([, result]) => (result.status === "accepted" ? result.again : null))).toEqual(
      first.map((id) => [{ id, at }])
    )
    const others = targets.flatMap((target, place) => {
      const [, result] = shown[place] ?? []
      return result?.status === "accepted" ? [{ target, again: result.again ?? [] }] : []
    })
    estate.sandbox.faults.add({ path: "/tasks/", method: "DELETE", kind: "status", status: 504, acts: true })
    await estate.given(deleteTargetTasks(others))
    const left = await stored()
    expect([colleagues, first, taskIds(shown)].map((ids) => ids.map((id) => left.includes(id ?? 0)))).toEqual([
      [true, true],
      [false, false],
      [true, true]
    ])
  })
})

describe("a second one that is removed", () => {
  const lost = { kind: "status", status: 504, acts: true } as const

  it("is gone though the answer is lost, and removing it again is no failure", async () => {
    const profile = await estate.given(createProfile(account, profileOf("Second", "{}")))
    const template = await estate.given(createTemplate(newTemplate(account, "Second")))
    for (const path of ["/componentProfiles/", "/configtemplates/"])
      estate.sandbox.faults.add({ ...lost, path, method: "DELETE", times: 1 })
    const row = { id: template.id, businessEntityId: account }
    const removeBoth = async () => [
      await estate.outcome(deleteProfileByIdOnce(account, profile)),
      await estate.outcome(deleteTemplateOnce({ businessEntityId: account, row, mayBeDone: false }))
    ]
    const done = Result.succeed(undefined)
    expect([await removeBoth(), await removeBoth()]).toEqual([
      [done, done],
      [done, done]
    ])
  })

  it("is an installation: told after the answer, and deactivated though that answer is lost", async () => {
    const authenticationCode = "code of the second"
    const [agent, utg] = [await estate.given(loadVersions("agent")), await estate.given(loadVersions("utg"))]
    const installation = Result.getOrThrow(
      installationBody({
        draft: { ...defaultInstallationDraft(installationTypes.newUtg), name: "Second" },
        businessEntityId: account,
        authenticationCode,
        agent: defaultProduct(agent),
        utg: defaultProduct(utg)
      })
    )
    const userWith = (roleId: number) =>
      ephemeralUserBody({ authenticationCode, sessionToken: "session", roleId, businessEntityId: account, now })
    const { id: firstId } = await estate.given(createInstallation(installation))
    if (firstId === null) throw new Error("The answer has no id.")
    const first = { id: firstId }
    const { id, again } = await estate.given(setUpInstallation({ installation, userWith, now, earlier: null }))
    expect([id === first.id, again]).toEqual([false, [{ id: first.id, at: now.toISOString() }]])
    estate.sandbox.faults.add({ ...lost, path: "/installations/", method: "DELETE", times: 1 })
    const second = { businessEntityId: account, row: { id: first.id, businessEntityId: account }, mayBeDone: false }
    for (let time = 0; time < 2; time += 1)
      expect(await estate.outcome(deactivateInstallationOnce(second))).toEqual(Result.succeed(undefined))
  })
})
