import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { run } from "../../scripts/operator/rights.ts"
import { type Desk, openDesk } from "./support/desk.ts"

let desk: Desk
const { root, chain, region, merchant, neighbour } = knownAccounts

beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const asked = (user: string, account: number, env = {}) =>
  desk.run(run, [user, "--account", String(account), "--json"], env)
const explained = async (user: string, account: number, env = {}) => JSON.parse((await asked(user, account, env)).out)

describe("rights", () => {
  it("name the mask and the ancestor that grant each right", async () => {
    const { user, account, rights, ignored } = await explained("Elena.Sorokina", merchant.id)
    expect([user.username, account]).toEqual(["elena.sorokina", { id: merchant.id, name: merchant.name }])
    expect(rights[0]).toEqual({
      right: "canViewUtgs",
      isGranted: true,
      grants: [
        {
          permissionId: 500,
          permissionKey: "UtgServices",
          flags: "view, enabled",
          givenAt: [{ id: chain.id, name: chain.name }],
          grantedAt: { id: chain.id, name: chain.name }
        },
        {
          permissionId: 500,
          permissionKey: "UtgServices",
          flags: "view, edit, enabled",
          givenAt: [{ id: region.id, name: region.name }],
          grantedAt: { id: region.id, name: region.name }
        }
      ]
    })
    expect([rights.length, ignored]).toEqual([14, []])
  })

  it("say what is missing, and why a mask grants nothing", async () => {
    const { rights, ignored } = await explained("elena.sorokina", chain.id)
    expect(rights.filter((right: { isGranted: boolean }) => right.isGranted)).toHaveLength(7)
    expect(new Set(ignored.map((mask: { reason: string }) => mask.reason))).toEqual(new Set(["given elsewhere"]))
    const otto = await explained("otto.brandt", chain.id)
    expect(
      otto.ignored.map(({ permissionKey, reason }: Readonly<Record<string, string>>) => [permissionKey, reason])
    ).toEqual([
      ["UtgServices", "disabled"],
      ["Machines", "disabled"]
    ])
  })

  it("are those of a user given by id, of one of an account above, and of oneself", async () => {
    const ravi = await explained("ravi.natarajan", merchant.id)
    const byId = await explained(String(ravi.user.id), merchant.id)
    expect(byId).toEqual(ravi)
    const elsewhere = desk.estate.sandbox.people.find(({ username }) => username === "hannah.zielinski")?.id
    expect((await explained(String(elsewhere), chain.id)).user).toEqual({ id: elsewhere, username: null })
    const own = await desk.as("theo.lindqvist")
    expect((await explained("theo.lindqvist", merchant.id, own)).rights[1].grants).toHaveLength(1)
  })

  it("are a table without --json", async () => {
    const { code, out, err } = await desk.run(run, ["theo.lindqvist", "--account", String(merchant.id)])
    expect([code, err]).toEqual([0, ""])
    const lines = out.split("\n")
    expect(lines[0]).toMatch(/^theo\.lindqvist \(\d+\) at Saltmarsh Coffee Pike Street \(15\)$/u)
    expect(lines[2]?.split(/ {2,}/u)).toEqual(["Right", "Granted", "By the mask of", "Its flags", "Given at"])
    const place = `${merchant.name} (${merchant.id})`
    expect(lines[4]?.split(/ {2,}/u)).toEqual(["canEditUtgs", "yes", "UtgServices", "view, edit, enabled", place])
    expect(lines[9]?.split(/ {2,}/u)).toEqual(["canViewForms", "no"])
    const withIgnored = await desk.run(run, ["otto.brandt", "--account", String(chain.id)])
    expect(withIgnored.out).toContain("Masks that grant nothing here:\nMask of")
  })
})

it("masks that cannot be read are told of, and the others explained", async () => {
  const { faults } = desk.estate.sandbox
  const body = JSON.stringify({ permissionMask: [null, { permissionId: 500, roleBusinessEntityIds: [chain.id] }] })
  faults.add({ path: "/permissionMasks", kind: "status", status: 200, body, times: 1 })
  const { code, out, err } = await asked("ravi.natarajan", chain.id)
  expect([code, err]).toEqual([0, "Permission masks: 1 row could not be read, since a row must be an object.\n"])
  expect(JSON.parse(out).ignored).toMatchObject([{ permissionId: 500, reason: "disabled" }])
})

describe("rights are refused with a sentence", () => {
  it("for a user nobody knows there, naming where was looked", async () => {
    const { code, out, err } = await asked("nobody", region.id)
    expect([code, out]).toEqual([1, ""])
    expect(err).toBe(
      `No user is called "nobody" in ${region.name} (13), ${chain.name} (12), Fennimore West (11), Fennimore Merchant Solutions (10), ${root.name} (1). Users elsewhere are found by their id.\n`
    )
  })

  it("for an account that is not one's own", async () => {
    const { code, err } = await asked("ravi.natarajan", neighbour.id, await desk.as("priya.raman"))
    expect([code, err]).toEqual([
      1,
      `--account: the account ${neighbour.id} is not among yours. priya.raman sees ${chain.name} (${chain.id}) and what is below it.\n`
    ])
  })

  it("for people whom one may not see", async () => {
    const { code, err } = await asked("1001", merchant.id, await desk.as("theo.lindqvist"))
    expect([code, err]).toEqual([
      1,
      `The permission masks of User 1001 could not be read. You may not see the user 1001.\n`
    ])
    const unseen = await asked("elena.sorokina", merchant.id, await desk.as("theo.lindqvist"))
    expect(unseen.err).toContain(
      `Not read: ${merchant.name} (15) (This call needs canView on Users for the account 15.)`
    )
  })

  it("for a token that is not accepted", async () => {
    const { code, err } = await asked("ravi.natarajan", chain.id, { COMMAND_CENTER_TOKEN: "old" })
    expect([code, err]).toEqual([
      1,
      "You could not be signed in. The token in COMMAND_CENTER_TOKEN was not accepted: it is wrong or has expired. Set a new one. --help says how.\n"
    ])
  })

  it("for an address where no console is", async () => {
    const nowhere = await asked("ravi.natarajan", chain.id, { COMMAND_CENTER_URL: "http://127.0.0.1:9/console" })
    expect(nowhere.code).toBe(1)
    expect(nowhere.err).toMatch(
      /^COMMAND_CENTER_URL: http:\/\/127\.0\.0\.1:9\/console\/config\.json could not be loaded\. .* npm run -s doctor -- http:\/\/127\.0\.0\.1:9\/console\/ says more\.\n$/u
    )
    const page = `${desk.estate.origin}/be`
    const beside = await asked("ravi.natarajan", chain.id, { COMMAND_CENTER_URL: page })
    expect([beside.code, beside.err]).toEqual([
      1,
      `COMMAND_CENTER_URL: ${page}/config.json could not be loaded. Where this is a page of the console, leave /be/ out of it. API request failed (Not Found). npm run -s doctor -- ${page}/ says more.\n`
    ])
  })
})

describe("wrong usage ends with 2 and says what to do", () => {
  it.each([
    [["ravi.natarajan"], "--account is missing. Give the id of an account: --account 12"],
    [["ravi.natarajan", "--account", "x"], '--account must be the id of an account, a whole number, not "x".'],
    [["--account", "12"], "<user> is missing. --help says how it is called."],
    [[" ", "--account", "12"], "<user> is empty. Give a username, or a user's id."],
    [["a", "b", "--account", "12"], '"b" is one argument too many. --help says how it is called.'],
    [
      ["a", "--account"],
      "--account needs a value: --account <value>, or --account=<value> where it begins with a dash. --help lists what there is."
    ],
    [
      ["a", "--account", "-5"],
      "--account needs a value: --account <value>, or --account=<value> where it begins with a dash. --help lists what there is."
    ],
    [["a", "--account", "12", "--account", "13"], "--account is given twice. Give it once."],
    [["a", "--account", "12", "--json=yes"], "--json takes no value. --help lists what there is."],
    [["a", "--acount", "12"], "There is no option --acount. --help lists what there is."]
  ])("%j", async (args, message) => {
    expect(await desk.run(run, args)).toEqual({ code: 2, out: "", err: `${message}\n` })
  })

  it.each([
    [
      { COMMAND_CENTER_URL: undefined },
      "COMMAND_CENTER_URL is not set. Set it to the console's address; --help says more."
    ],
    [
      { COMMAND_CENTER_URL: "console" },
      'COMMAND_CENTER_URL must be an http or https address such as http://localhost:4400, not "console".'
    ],
    [
      { COMMAND_CENTER_URL: "ftp://x/" },
      'COMMAND_CENTER_URL must be an http or https address such as http://localhost:4400, not "ftp://x/".'
    ],
    [{ COMMAND_CENTER_TOKEN: " " }, "COMMAND_CENTER_TOKEN is not set. Set it to your access token; --help says how."]
  ])("the environment %j", async (env, message) => {
    expect(await asked("a", 12, env)).toEqual({ code: 2, out: "", err: `${message}\n` })
  })
})

it("--help says how it is called and how to sign in, without signing in", async () => {
  const { code, out, err } = await desk.run(run, ["--help"], { COMMAND_CENTER_URL: undefined })
  expect([code, err]).toEqual([0, ""])
  for (const part of ["Usage: npm run -s rights -- <user>", "COMMAND_CENTER_TOKEN", "Exit codes: 0 done"])
    expect(out).toContain(part)
})
