import { loadList } from "@command-center/api/management/lists"
import { installationFields } from "@command-center/domain/installation/installation"
import { selectFailure, selectFound } from "@command-center/machines/fleet-card/fleet-card.selectors"
import { schema } from "@command-center/sandbox/src/database/schema.ts"
import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import { createActor, waitFor } from "xstate"
import { wireDashboard } from "../../apps/console/src/features/dashboard/dashboard.wiring.ts"
import { type FleetCardName, wireFleet } from "../../apps/console/src/features/dashboard/fleet.wiring.ts"
import { type Estate, openEstate } from "./support/estate.ts"
import { readyIn } from "./support/open-dialog.ts"
import { signedIn } from "./support/signed-in.ts"
import { withoutId } from "./support/without-id.ts"

const account = knownAccounts.chain.id
const at = `/management/businessentities/${account}`

let estate: Estate
let console: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  estate = await openEstate()
  console = await signedIn(estate)
  // Nothing is drawn here: each frame comes at once.
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => setTimeout(draw))
})
afterEach(() => estate.sandbox.faults.clear())
afterAll(async () => {
  vi.unstubAllGlobals()
  await estate.close()
})

describe("the dashboard", () => {
  it("has the installations of its account, with the names of their accounts and as they were sent", async () => {
    const page = createActor(wireDashboard(console), {
      input: { businessEntityId: account, canViewInstallations: true }
    }).start()
    const { installations: read } = await readyIn(page)
    expect(read.unreadable.count).toBe(0)
    const installations = read.rows
    const { rows } = await estate.given(loadList({ call: "installations", fields: installationFields }, account))
    expect(installations.map(({ id }: { readonly id: number }) => id)).toEqual(rows.map(({ id }) => id))
    const own = installations.find(
      ({ businessEntityId }: { readonly businessEntityId: number }) => businessEntityId === account
    )
    expect(own).toMatchObject({ parentName: knownAccounts.chain.name, json: { id: own?.id } })
  })
})

describe("the cards of the fleet", () => {
  type Fleet = ReturnType<typeof wireFleet>
  const cardOf = async (name: FleetCardName, fleet: Fleet = wireFleet(console), businessEntityId: number = account) => {
    const loadFailed = (reason: string) => `It could not be read: ${reason}`
    const card = createActor(fleet[name], { input: { businessEntityId, mayView: true, loadFailed } }).start()
    await waitFor(card, (now) => !now.hasTag("busy"), { timeout: 60_000 })
    return { found: selectFound(card.getSnapshot()), failure: selectFailure(card.getSnapshot()) }
  }
  const linesOf = async (work: () => Promise<unknown>) => (await estate.askedBy(work)).map(({ line }) => line)

  it("count the UTGs by themselves, by version and by profile from one reading", async () => {
    const fleet = wireFleet(console)
    const names = ["utgs", "utgVersions", "agentVersions", "profiles"] as const
    const lines = await linesOf(async () => {
      const cards = await Promise.all(names.map((name) => cardOf(name, fleet)))
      expect(cards.map(({ found }) => found?.counts.of)).toEqual(["utgs", "versions", "versions", "drift"])
      expect(cards.map(({ found, failure }) => [found?.unread, found?.unreadable.count, failure])).toEqual(
        names.map(() => [null, 0, null])
      )
    })
    expect(lines.filter((line) => line.includes(`${at}/components`))).toHaveLength(1)
  })

  it("read UTGs anew for whoever looks later", async () => {
    const fleet = wireFleet(console)
    await cardOf("utgs", fleet)
    const lines = await linesOf(() => cardOf("utgs", fleet))
    expect(lines.filter((line) => line.includes(`${at}/components`))).toHaveLength(1)
  })

  it("ask for the tasks of the list's own filter, and for all devices", async () => {
    const asked = await estate.askedBy(async () => {
      expect((await cardOf("tasks")).found?.counts.of).toBe("tasks")
      expect((await cardOf("devices")).found?.counts.of).toBe("drift")
    })
    const bodyOf = (path: string) => asked.find(({ line }) => line.includes(path))?.body ?? ""
    expect(bodyOf("/tasks")).toContain("TaskRunAfter")
    expect(bodyOf("/devices")).not.toContain("PropertyName")
  })

  it("say why their rows could not be read, each its own", async () => {
    estate.refused(`${at}/components`, 403)
    const [utgs, devices] = await Promise.all([cardOf("utgs"), cardOf("devices")])
    expect([utgs.found, utgs.failure]).toEqual([null, "It could not be read: Held back."])
    estate.refused(`${at}/devices`, 403)
    expect([devices.failure, (await cardOf("devices")).failure]).toEqual([null, "It could not be read: Held back."])
  })

  it.each([
    ["utgVersions", "/versions/utg.json", "versions"],
    ["profiles", "rofiles", "drift"]
  ] as const)(
    "count %s without what they are held against where that cannot be read, and say so",
    async (name, path, of) => {
      estate.refused(path, 500)
      const { found, failure } = await cardOf(name)
      expect([found?.counts.of, found?.unread, failure]).toEqual([of, expect.stringContaining("Held back."), null])
    }
  )

  it("hold profiles against those of the user's own account, which may belong to an account above", async () => {
    const lines = await linesOf(() => cardOf("profiles"))
    expect(lines.filter((line) => /rofiles/u.test(line))).toEqual([
      expect.stringContaining(`/management/businessentities/${knownAccounts.root.id}/`)
    ])
  })

  it("let go of their rows once they are counted, or could not be read", async () => {
    const closed: Array<string> = []
    const openRows: typeof console.openRows = (list) => {
      const client = console.openRows(list)
      return {
        ...client,
        close: () => {
          closed.push(list.id)
          client.close()
        }
      }
    }
    const fleet = wireFleet({ ...console, openRows })
    await cardOf("tasks", fleet)
    estate.refused(`${at}/devices`, 403)
    await cardOf("devices", fleet)
    await cardOf("utgs", fleet)
    expect(closed).toEqual(["tasks", "devices", "utgs"])
  })

  it("say how many of their rows could not be read", async () => {
    const body = '{"serviceView":[{"componentId":"x"}],"deviceView":[{"deviceConfigId":"x"}]}'
    for (const path of ["/components", "/devices"])
      estate.sandbox.faults.add({ path, kind: "status", status: 200, body })
    const cards = [await cardOf("utgs"), await cardOf("devices")]
    expect(cards.map(({ found }) => found?.unreadable.count)).toEqual([1, 1])
  })

  it("know no version of what could not be read", async () => {
    estate.refused("/versions/agent.json", 500)
    const counts = (await cardOf("agentVersions")).found?.counts
    expect(counts).toMatchObject({ of: "versions", number: { figure: null, current: null } })
  })

  it("hold a profile against the one of its name that is nearest above, whatever others are called so", async () => {
    const currentOf = async (name: string) => {
      const counts = (await cardOf("profiles")).found?.counts
      if (counts?.of !== "drift") throw new Error("No profiles were counted.")
      return counts.drift.groups
        .filter(({ of }) => of === name)
        .flatMap(({ cells }) => cells.map((cell) => cell.current))
    }
    const name = "Fuel and wash"
    const before = await currentOf(name)
    expect(new Set(before)).toEqual(new Set([expect.stringMatching(/^\d+$/u)]))
    const rows = await estate.sandbox.db.select().from(schema.componentProfile)
    const elsewhere = rows
      .filter((row) => row.name === name)
      .map((row) => ({ ...withoutId(row), businessEntityId: knownAccounts.neighbour.id, version: 99 }))
    await estate.sandbox.db.insert(schema.componentProfile).values(elsewhere)
    expect(await currentOf(name)).toEqual(before)
  })
})
