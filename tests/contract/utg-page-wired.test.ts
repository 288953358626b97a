import { loadComponent, loadMachineStatus } from "@command-center/api/management/components"
import { loadList } from "@command-center/api/management/lists"
import { type UtgRow, utgFields } from "@command-center/domain/utg/utg"
import { fourPartVersion } from "@command-center/domain/version/four-part-version"
import { selectUser } from "@command-center/machines/session/session.selectors"
import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import { Result } from "effect"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { wireUtgChoices } from "../../apps/console/src/features/utg-detail/utg-config.wiring.ts"
import { wireUtg, wireVersions } from "../../apps/console/src/features/utg-detail/utg-detail.wiring.ts"
import { wireDeviceNames } from "../../apps/console/src/record/use-device-names.ts"
import { type Estate, openEstate } from "./support/estate.ts"
import { readPage } from "./support/read-page.ts"
import type { Recorded } from "./support/recorder.ts"
import { signedIn } from "./support/signed-in.ts"

const account = knownAccounts.chain.id
const manifestPath = "/schemas/schemamanifest.json"

let estate: Estate
let console: Awaited<ReturnType<typeof signedIn>>
let utg: UtgRow
beforeAll(async () => {
  estate = await openEstate()
  console = await signedIn(estate)
  const { rows } = await estate.given(loadList({ call: "utgs", fields: utgFields }, account))
  const own = rows.find((row) => row.businessEntityId === account && row.utgVersion === "5.0.0.3124")
  if (own === undefined) throw new Error("The account has no UTG of this version.")
  utg = own
})
afterEach(() => estate.sandbox.faults.clear())
afterAll(() => estate.close())

describe("the General tab of a UTG", () => {
  const read = (id = utg.componentId) => readPage(wireUtg(console), account, id)

  it("has its row of the list, the component, and the status of its machine", async () => {
    const { found } = await read()
    const component = await estate.given(loadComponent(account, utg.componentId))
    expect(found?.row).toMatchObject({ componentId: utg.componentId, parentName: knownAccounts.chain.name })
    expect(found?.json).toMatchObject({ componentId: utg.componentId })
    expect(found?.component).toEqual(Result.succeed(component))
    expect(found?.status).toEqual(
      Result.succeed(await estate.given(loadMachineStatus(account, component.machinePermanentId ?? "")))
    )
  })

  it("says that there is no such UTG", async () => expect(await read(999_999)).toMatchObject({ isMissing: true }))

  it("is shown without the component where that cannot be read, with the status of the machine that the row names", async () => {
    estate.refused(`/components/${utg.componentId}`, 403)
    const { found, failure } = await read()
    expect([found?.row.componentId, failure, found?.component, found?.status]).toMatchObject([
      utg.componentId,
      null,
      { failure: { status: 403, sentence: "Held back." } },
      Result.succeed({ status: expect.any(String) })
    ])
  })

  it("is the end of the session where the component is answered with 401", async () => {
    estate.refused(`/components/${utg.componentId}`, 401)
    expect(await read()).toMatchObject({ found: null, emitted: ["unauthorized"] })
  })
})

describe("what a UTG's versions and profile are held against", () => {
  const read = (as = console) => readPage(wireVersions(as), account, utg.componentId)

  it("is what can be installed and the profiles of the account", async () => {
    const { found } = await read()
    expect(found?.utg.map(({ version }) => version)).toContain("5.0.0.3124")
    expect([found?.agent.length, found?.profiles.length]).not.toContain(0)
  })

  it("is nothing of what cannot be read", async () => {
    estate.refused("/versions/agent.json", 500)
    estate.refused("rofiles", 500)
    const { found, failure } = await read()
    expect([found?.agent, found?.profiles, found?.utg.length === 0, failure]).toEqual([[], [], false, null])
  })

  it("is the profiles of the user's own account, and those of the UTG's where these may not be seen", async () => {
    const own = selectUser(console.session.getSnapshot())?.businessEntityId
    const accountOf = ({ line }: Recorded) => /businessentities\/(\d+)\/\w*profiles/iu.exec(line)?.[1] ?? []
    const asked = async () => (await estate.askedBy(() => read())).flatMap(accountOf)
    expect([own === account, await asked()]).toEqual([false, [String(own)]])
    estate.refused(`/businessentities/${own}/componentProfiles`, 403)
    expect(await asked()).toEqual([String(own), String(account)])
  })

  it("does not ask for profiles that may not be seen", async () => {
    const technician = await signedIn(estate, "otto.brandt")
    const asked = await estate.askedBy(async () => {
      expect((await read(technician)).found?.profiles).toEqual([])
    })
    expect(asked.filter(({ line }) => /profiles/iu.test(line))).toEqual([])
  })
})

describe("what can be set on a UTG", () => {
  const read = (version: string | null) =>
    readPage(wireUtgChoices(console), account, utg.componentId, fourPartVersion(version ?? ""))

  it("is by the schema of its version", async () => {
    const { found } = await read(utg.utgVersion)
    expect([found?.schema, found?.deviceTypes, found?.notice]).toMatchObject([
      { success: { type: "object" } },
      { success: expect.arrayContaining(["lane3000"]) },
      null
    ])
    expect(typeof found?.isMigrated).toBe("boolean")
  })

  it("is of the device types that the manifest has for UTGs, not of a profile's or the models [B2.devtab-02]", async () => {
    const manifest = {
      profiles: [],
      "device-configs": [{ name: "counter9", version: "2", file: "a.json" }],
      "device-profiles": [{ name: "of profiles", version: "2", file: "b.json" }]
    }
    estate.sandbox.faults.add({ path: manifestPath, kind: "status", status: 200, body: JSON.stringify(manifest) })
    expect((await read(utg.utgVersion)).found?.deviceTypes).toEqual(Result.succeed(["counter9"]))
  })

  it.each([null, "track ga"])("has no schema where the version is %s, which is none of four parts", async (version) => {
    expect((await read(version)).found).toMatchObject({ schema: Result.succeed(null), isMigrated: null })
  })

  it("is by the console's own schema where the service's cannot be read, which a notice says [A7-39 B7-22]", async () => {
    const before = await read(utg.utgVersion)
    estate.refused("/componentconfigschemas", 500)
    const { found } = await read(utg.utgVersion)
    expect(found).toEqual({
      ...before.found,
      // The file has the schema alone.
      isMigrated: null,
      notice: "The service's schema of this UTG version could not be read. The one included in the console is shown."
    })
  })

  it("has the one where the other cannot be read, and says why [B8-28]", async () => {
    estate.refused("/componentconfigschemas", 500)
    estate.refused("/config-schema.json", 404)
    estate.refused(manifestPath, 500)
    const { found } = await read(utg.utgVersion)
    expect([found?.schema, found?.isMigrated, found?.deviceTypes]).toMatchObject([
      { failure: { status: 500 } },
      null,
      { failure: { status: 500, sentence: "Unable to load schema manifest. Held back." } }
    ])
  })
})

describe("the names of device types", () => {
  const names = async (version: string | null) =>
    (await readPage(wireDeviceNames(console), account, 0, version)).found?.map(({ key, name }) => [key, name])
  const answering = (path: string, status: number, componentDevice: ReadonlyArray<object>) =>
    estate.sandbox.faults.add({ path, kind: "status", status, body: JSON.stringify({ componentDevice }) })

  it("are the service's where a code asks for them [B3-24 B9-36]", async () => {
    answering("/componentDevices", 200, [{ key: "26", name: "Lane 3000 Plus" }])
    expect(await names("2")).toEqual([["26", "Lane 3000 Plus"]])
  })

  it("are not asked for where no code does", async () => {
    const asked = await estate.askedBy(async () => {
      expect(await names(null)).toEqual([])
    })
    expect(asked).toEqual([])
  })

  it("are the built-in ones where neither the service's nor the file's can be read", async () => {
    answering("omponent", 500, [])
    expect(await names("2")).toEqual([])
  })
})
