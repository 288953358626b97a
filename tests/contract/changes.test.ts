import { loadComponentConfig } from "@command-center/api/management/component-configs"
import { loadComponent } from "@command-center/api/management/components"
import { loadList } from "@command-center/api/management/lists"
import { assignProfiles, loadProfile } from "@command-center/api/management/profiles"
import { loadTemplate, mergeTemplate } from "@command-center/api/management/templates"
import { removeUtg } from "@command-center/api/management/utgs"
import { deviceFields } from "@command-center/domain/device/device"
import { profileFields } from "@command-center/domain/profile/profile"
import { profileAssignments } from "@command-center/domain/profile/profile-assignment"
import { taskFields } from "@command-center/domain/task/task"
import { templateFields } from "@command-center/domain/template/template"
import { type UtgRow, utgFields } from "@command-center/domain/utg/utg"
import type { UtgComponent } from "@command-center/domain/utg/utg-component"
import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import { Result } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Estate, openEstate } from "./support/estate.ts"

const account = knownAccounts.chain.id
const at = `/management/businessentities/${account}`

let estate: Estate
beforeAll(async () => {
  estate = await openEstate()
})
afterAll(() => estate.close())

const readUtgs = async () => (await estate.given(loadList({ call: "utgs", fields: utgFields }, account))).rows
const utgAt = async (position: number): Promise<UtgRow> => {
  const utg = (await readUtgs()).at(position)
  if (utg === undefined) throw new Error(`There is no UTG at ${position}.`)
  return utg
}
const again = async ({ componentId }: UtgRow) => (await readUtgs()).find((utg) => utg.componentId === componentId)

const status = (code: number) => Result.fail({ _tag: "Refused", status: code })

const keysOf = (json: unknown): Array<string> => (typeof json === "object" && json !== null ? Object.keys(json) : [])

describe("one UTG", () => {
  it("is read as a component with its machine's permanent id [B7-09]", async () => {
    const utg = await utgAt(0)
    const [asked] = await estate.askedBy(async () => {
      const component = await estate.given(loadComponent(account, utg.componentId))
      expect(component).toMatchObject<Partial<UtgComponent>>({
        id: utg.componentId,
        permanentId: utg.componentPermanentId,
        nickname: utg.componentNickname,
        merchant: utg.componentMerchant,
        location: utg.componentLocation,
        lane: utg.componentLane,
        fileId: utg.componentFileId,
        machinePermanentId: utg.machinePermanentId
      })
      expect(JSON.parse(component.connectionString ?? "")).toBeTypeOf("object")
    })
    expect(asked?.line).toBe(`GET ${at}/components/${utg.componentId}`)
    expect(await estate.outcome(loadComponent(knownAccounts.neighbour.id, utg.componentId))).toMatchObject(status(404))
  })

  it("has a configuration, read by the permanent ids [B7-14]", async () => {
    const { machinePermanentId, componentPermanentId, componentId } = await utgAt(0)
    const [machine, component] = [machinePermanentId ?? "", componentPermanentId ?? ""]
    const [asked] = await estate.askedBy(async () => {
      const config = await estate.given(loadComponentConfig(account, machine, component))
      expect(config.componentId).toBe(componentId)
      expect(config.config).toBeTypeOf("object")
      expect(config.revisionId).toBeGreaterThan(0)
    })
    expect(asked?.line).toBe(`GET ${at}/machines/${machine}/components/${component}/componentConfigs/0`)
  })
})

describe("a profile", () => {
  const firstProfile = async () => {
    const { rows } = await estate.given(loadList({ call: "profiles", fields: profileFields }, account))
    const [profile] = rows
    if (profile === undefined) throw new Error("There is no profile.")
    return profile
  }

  it("is read alone, its configuration parsed [B7-42]", async () => {
    const listed = await firstProfile()
    const [asked] = await estate.askedBy(async () => {
      const profile = await estate.given(loadProfile(account, listed.id))
      expect(profile).toMatchObject({ id: listed.id, name: listed.name, businessEntityId: listed.businessEntityId })
      expect(profile.config).toBeTypeOf("object")
    })
    expect(asked?.line).toBe(`GET ${at}/componentProfiles/${listed.id}`)
    expect(await estate.outcome(loadProfile(account, 999_999))).toMatchObject(status(404))
  })

  it("is applied to UTGs in one call, and taken away by null [A9-02 B7-45]", async () => {
    const profile = await firstProfile()
    const targets = [await utgAt(1), await utgAt(2)]
    const applied = profileAssignments({ targets, profile, businessEntityId: account })
    const none = profileAssignments({ targets, profile: null, businessEntityId: account })
    const asked = await estate.askedBy(() => estate.given(assignProfiles(applied)))
    expect(asked.map(({ line, body }) => [line, body])).toEqual([
      ["PATCH as POST /management/componentProfileAssignments?installationtype=30", JSON.stringify(applied)]
    ])
    for (const target of targets) {
      expect(await again(target)).toMatchObject({
        componentProfileName: profile.name,
        componentProfileVersion: profile.version
      })
    }
    const [removal] = await estate.askedBy(() => estate.given(assignProfiles(none)))
    expect(JSON.parse(removal?.body ?? "")).toEqual(
      targets.map((target) => ({
        componentId: target.componentId,
        componentBusinessEntityId: target.businessEntityId,
        profileId: null,
        profileBusinessEntityId: null
      }))
    )
    for (const target of targets) {
      expect(await again(target)).toMatchObject({ componentProfileName: null, componentProfileVersion: null })
    }
  })

  it("is applied to all or none, and not without the edit right", async () => {
    const target = await utgAt(3)
    const [valid] = profileAssignments({ targets: [target], profile: await firstProfile(), businessEntityId: account })
    if (valid === undefined) throw new Error("There is no assignment.")
    const unknown = { ...valid, componentId: 999_999 }
    expect(await estate.outcome(assignProfiles([valid, unknown]))).toMatchObject(
      Result.fail({ _tag: "Refused", status: 404, action: "apply the profiles" })
    )
    const ravi = await estate.tokenOf("ravi.natarajan")
    expect(await estate.outcome(assignProfiles([valid]), ravi)).toMatchObject(status(403))
    expect(await again(target)).toEqual(target)
  })
})

describe("a config template", () => {
  const firstTemplate = async () => {
    const { rows } = await estate.given(loadList({ call: "templates", fields: templateFields }, knownAccounts.root.id))
    const [template] = rows
    if (template === undefined) throw new Error("There is no template.")
    return template
  }

  it("is read alone, its body parsed [A7-18]", async () => {
    const listed = await firstTemplate()
    const [asked] = await estate.askedBy(async () => {
      const { template, body } = await estate.given(loadTemplate(knownAccounts.root.id, listed.id))
      expect(template).toEqual(listed)
      expect(body).toBeTypeOf("object")
    })
    expect(asked?.line).toBe(`GET /management/businessentities/1/configtemplates/${listed.id}`)
  })

  it("is merged into one UTG per call, as its next revision [B7-47]", async () => {
    const utg = await utgAt(4)
    const template = await firstTemplate()
    const { body } = await estate.given(loadTemplate(knownAccounts.root.id, template.id))
    const config = () =>
      estate.given(loadComponentConfig(account, utg.machinePermanentId ?? "", utg.componentPermanentId ?? ""))
    const before = await config()
    const [asked] = await estate.askedBy(() => estate.given(mergeTemplate(account, template.id, utg.componentId)))
    const after = await config()
    expect([asked?.line, asked?.body]).toEqual([
      `POST ${at}/configtemplates/${template.id}/merge/${utg.componentId}`,
      ""
    ])
    expect(after).toMatchObject({ config: body, revisionId: (before.revisionId ?? 0) + 1, isCommitted: false })
    expect(keysOf(after.config)).toEqual(expect.arrayContaining(keysOf(before.config)))
    expect((await again(utg))?.configStatus).toBe("Update Pending")
  })

  it("is merged by who may edit UTGs, into a UTG that is there", async () => {
    const utg = await utgAt(5)
    const { id } = await firstTemplate()
    const ravi = await estate.tokenOf("ravi.natarajan")
    expect(await estate.outcome(mergeTemplate(account, id, utg.componentId), ravi)).toMatchObject(status(403))
    expect(await estate.outcome(mergeTemplate(account, id, 999_999))).toMatchObject(status(404))
    expect(await again(utg)).toEqual(utg)
  })
})

describe("removing a UTG", () => {
  it("takes its machine with all that is on it from every list; a second time there is none [B7-18]", async () => {
    const utg = await utgAt(-1)
    const machine = utg.machinePermanentId ?? ""
    const ravi = await estate.tokenOf("ravi.natarajan")
    expect(await estate.outcome(removeUtg(account, machine), ravi)).toMatchObject(status(403))
    const [asked] = await estate.askedBy(() => estate.given(removeUtg(account, machine)))
    expect([asked?.line, asked?.body]).toEqual([`DELETE as POST ${at}/machines/${machine}`, ""])
    const left = [
      await readUtgs(),
      (await estate.given(loadList({ call: "devices", fields: deviceFields }, account))).rows,
      (await estate.given(loadList({ call: "tasks", fields: taskFields }, account))).rows
    ].map((rows) => rows.filter((row) => row.machinePermanentId === machine))
    expect(left).toEqual([[], [], []])
    expect(await estate.outcome(removeUtg(account, machine))).toEqual(
      Result.fail({
        _tag: "Refused",
        status: 404,
        statusText: "Not Found",
        message: `There is no machine ${machine} in the account ${account}.`,
        action: "remove the UTG"
      })
    )
  })
})
