import { loadList } from "@command-center/api/management/lists"
import { rowSourceOf } from "@command-center/api/rows/row-sources"
import { listAccounts } from "@command-center/api/security/accounts"
import { readUser } from "@command-center/api/security/users"
import { loadVersions } from "@command-center/api/versions"
import { makeAncestry } from "@command-center/domain/account/ancestors"
import type { Drift } from "@command-center/domain/drift/drift"
import type { FleetAsked } from "@command-center/domain/fleet/fleet-counts"
import { utgFields } from "@command-center/domain/utg/utg"
import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { run } from "../../scripts/operator/drift.ts"
import { type Desk, openDesk } from "./support/desk.ts"

let desk: Desk
const { chain, emptyMerchant, merchant } = knownAccounts

beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const drift = (account: number, args: ReadonlyArray<string> = [], env = {}) =>
  desk.run(run, ["--account", String(account), ...args], env)

interface Item extends Readonly<Record<"kind" | "of" | "standing", string>> {
  readonly id: number
  readonly version: string | null
  readonly current: string | null
}

const reported = async (account: number, env = {}) => {
  const { code, out, err } = await drift(account, ["--json"], env)
  const { summary, rows } = JSON.parse(out)
  const ofKind = (kind: string): ReadonlyArray<Item> => rows.filter((row: Item) => row.kind === kind)
  const lineOf = (kind: string) => summary.find((line: { kind: string }) => line.kind === kind)
  return { code, err, ofKind, lineOf }
}
type Keyed = Pick<Item, "kind" | "of" | "version" | "standing" | "current">

/** What the dashboard draws, counted as the console's worker counts it. */
const driftOfPage = async (account: number): Promise<ReadonlyArray<Drift>> => {
  const { estate } = desk
  const me = await estate.given(readUser(estate.token))
  const { nameOf, ancestorsOf } = makeAncestry((await estate.given(listAccounts(me.businessEntityId))).rows)
  const counted = async (list: "utgs" | "devices" | "profiles", question: FleetAsked["question"], at = account) => {
    const source = rowSourceOf(list, { of: nameOf })
    await estate.given(source.load({ businessEntityId: at, predicates: [] }))
    return source.count({ now: new Date().toISOString(), timeZone: "UTC", asked: [], question })
  }
  const profiles = await counted("profiles", { of: "own" }, me.businessEntityId)
  const used = await counted("utgs", { of: "profileAccounts" })
  const lines = used?.of === "profileAccounts" ? used.accounts.map((id) => [id, ancestorsOf(id)] as const) : []
  const known = profiles?.of === "knownProfiles" ? profiles.known : []
  const versions = async (kind: "utg" | "agent") =>
    counted("utgs", { of: "versions", kind, products: await estate.given(loadVersions(kind)), unread: null })
  const all = [
    await versions("utg"),
    await versions("agent"),
    await counted("utgs", { of: "profiles", known, lines, unread: null }),
    await counted("devices", { of: "own" })
  ]
  return all.flatMap((counts) => (counts?.of === "versions" || counts?.of === "drift" ? [counts.drift] : []))
}

const utgsOf = async (account: number) =>
  (await desk.estate.given(loadList({ call: "utgs", fields: utgFields }, account))).rows

describe("drift", () => {
  it("holds each UTG and the agent beside it against what is generally available", async () => {
    const { code, err, ofKind, lineOf } = await reported(chain.id)
    const utgs = await utgsOf(chain.id)
    const behind = utgs.filter(({ utgVersion }) => utgVersion !== "5.0.0.3124" && utgVersion !== "5.1.0.3160")
    const ahead = utgs.filter(({ utgVersion }) => utgVersion === "5.1.0.3160")
    expect([code, err]).toEqual([0, ""])
    expect(lineOf("utg")).toEqual({
      kind: "utg",
      total: utgs.length,
      current: utgs.length - behind.length - ahead.length,
      behind: behind.length,
      ahead: ahead.length,
      unknown: 0
    })
    const ids = ofKind("utg")
      .filter(({ standing }) => standing === "behind")
      .map(({ id }) => id)
    expect(ids).toEqual(behind.map(({ componentId }) => componentId))
    expect(new Set(ofKind("utg").map(({ current }) => current))).toEqual(new Set(["5.0.0.3124"]))
    const currentAgents = utgs.filter(({ agentVersion }) => agentVersion === "2.4.1.188")
    expect([lineOf("agent").total, lineOf("agent").current]).toEqual([utgs.length, currentAgents.length])
  })

  it("holds firmware against the most recent one of the same device type in the account", async () => {
    const { ofKind, lineOf } = await reported(chain.id)
    const behind = ofKind("firmware").filter(({ standing }) => standing === "behind")
    expect(behind.length).toBe(lineOf("firmware").behind)
    const number = (text: string | null) => (text ?? "").split(".").reduce((sum, part) => sum * 1000 + Number(part), 0)
    for (const { version, current } of behind) expect(number(version)).toBeLessThan(number(current))
    const currents = new Map(behind.map(({ of, current }) => [of, current]))
    for (const { of, current } of behind) expect(current).toBe(currents.get(of))
  })

  it("holds a UTG's profile against its newest version, also where it belongs to an account above", async () => {
    const { lineOf } = await reported(merchant.id)
    const withProfile = (await utgsOf(merchant.id)).filter(({ componentProfileName }) => componentProfileName !== null)
    expect([lineOf("profile").total, lineOf("profile").unknown]).toEqual([withProfile.length, 0])
  })

  it.each([chain, merchant, emptyMerchant])("counts what the dashboard counts: $name", async ({ id }) => {
    const page = await driftOfPage(id)
    const { code, out } = await drift(id, ["--json"])
    const { summary, rows } = JSON.parse(out)
    const inProgram = rows.filter(({ standing }: Item) => standing !== "current")
    const key = ({ kind, of, version, standing, current }: Keyed) =>
      JSON.stringify([kind, of, version, standing, current])
    const cells = page.flatMap(({ kind, groups }) =>
      groups.flatMap((group) => group.cells.map((cell) => ({ ...cell, kind })))
    )
    const onPage = cells.filter(({ standing }) => standing !== "current")
    expect(code).toBe(0)
    expect(Object.fromEntries(onPage.map((cell) => [key(cell), cell.figure.count]))).toEqual(
      inProgram.reduce(
        (counts: Readonly<Record<string, number>>, item: Item) => ({
          ...counts,
          [key(item)]: (counts[key(item)] ?? 0) + 1
        }),
        {}
      )
    )
    const counted = (kind: string, standing?: string) =>
      cells
        .filter((cell) => cell.kind === kind && (standing === undefined || cell.standing === standing))
        .reduce((sum, { figure }) => sum + figure.count, 0)
    expect(
      page.map(({ kind, behind }) => ({
        kind,
        total: counted(kind),
        current: counted(kind, "current"),
        behind: behind?.count,
        ahead: counted(kind, "ahead"),
        unknown: counted(kind, "unknown")
      }))
    ).toEqual(summary)
  })

  it("leaves out what may not be seen, and says so", async () => {
    const owner = await reported(merchant.id, await desk.as("bianca.moretti"))
    expect([owner.code, owner.err]).toEqual([
      0,
      "The profiles could not be read. This call needs canView on UtgConfigurations or canEdit on UtgServices for the account 15.\n"
    ])
    expect(owner.lineOf("profile").unknown).toBe(owner.lineOf("profile").total)
    const installer = await reported(chain.id, await desk.as("curtis.vance"))
    expect([installer.code, installer.lineOf("firmware"), installer.ofKind("firmware")]).toEqual([0, undefined, []])
    expect(installer.err).toBe(
      "The devices could not be read. This call needs canView on Devices for the account 12.\n"
    )
    const blind = await drift(chain.id, [], await desk.as("otto.brandt"))
    expect([blind.code, blind.err]).toEqual([
      1,
      "The UTGs could not be read. This call needs canView on UtgServices for the account 12.\n"
    ])
  })

  it("is a summary and what is behind without --json, and the summary alone where there is nothing", async () => {
    const { out } = await drift(merchant.id)
    const lines = out.trimEnd().split("\n")
    expect(lines[0]).toBe(`${merchant.name} (${merchant.id})`)
    expect(lines[2]?.split(/ {2,}/u)).toEqual(["Kind", "All", "Current", "Behind", "Ahead", "Unknown"])
    expect(lines[8]?.split(/ {2,}/u)).toEqual(["Behind", "Id", "Name", "Account", "Of", "Has", "Current", "Releases"])
    const nothing = await drift(emptyMerchant.id)
    expect(
      nothing.out
        .trimEnd()
        .split("\n")
        .slice(3)
        .map((line) => line.split(/ {2,}/u))
    ).toEqual([
      ["utg", "0", "0", "0", "0", "0"],
      ["agent", "0", "0", "0", "0", "0"],
      ["profile", "0", "0", "0", "0", "0"],
      ["firmware", "0", "0", "0", "0", "0"]
    ])
  })

  it("ends with the reason where something cannot be read", async () => {
    desk.estate.sandbox.faults.add({ path: "/versions/agent.json", kind: "status", status: 404, times: 1 })
    const { code, err } = await drift(chain.id)
    expect([code, err]).toEqual([1, "The agent versions could not be read. Fault 404\n"])
  })

  it.each([
    [[], "--account is missing. Give the id of an account: --account 12"],
    [["--account", "12", "x"], '"x" is one argument too many. --help says how it is called.']
  ])("ends with 2 for wrong usage: %j", async (args, message) => {
    expect(await desk.run(run, args)).toEqual({ code: 2, out: "", err: `${message}\n` })
  })

  it("--help says what current means", async () => {
    const { code, out } = await desk.run(run, ["--help"])
    expect([code, out]).toEqual([0, expect.stringContaining("generally available UTG and agent version")])
  })
})
