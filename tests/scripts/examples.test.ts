import { writeFile } from "node:fs/promises"
import { gzipSync } from "node:zlib"
import { loadComponent } from "@command-center/api/management/components"
import { loadList } from "@command-center/api/management/lists"
import { formFields } from "@command-center/domain/form/form"
import { installationFields } from "@command-center/domain/installation/installation"
import { utgFields } from "@command-center/domain/utg/utg"
import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import { afterAll, beforeAll, expect, it } from "vitest"
import { at, runNode } from "../tooling/support/command.ts"
import { type Desk, openDesk } from "./support/desk.ts"

const account = knownAccounts.chain.id

let desk: Desk
beforeAll(async () => {
  await runNode([at("scripts/tooling/packages.mjs")])
  desk = await openDesk()
})
afterAll(() => desk.close())

/** A program of packages/api/examples in plain Node, signed in as the estate's operator. */
const run = (name: string, ...args: ReadonlyArray<string>) =>
  runNode([at(`packages/api/examples/${name}.mjs`), ...args], {
    COMMAND_CENTER_URL: desk.estate.origin,
    COMMAND_CENTER_TOKEN: desk.estate.token
  })

const utgs = async () => (await desk.estate.given(loadList({ call: "utgs", fields: utgFields }, account))).rows

it("list-utgs prints the UTGs that a version leaves behind", async () => {
  const { code, out } = await run("list-utgs", String(account), "5.0.0.3018")
  const expected = (await utgs()).filter(({ utgVersion }) => Number(utgVersion?.split(".")[3]) < 3018)
  expect([code, out.trim().split("\n").length]).toEqual([0, expected.length])
})

it("says in one sentence that the token is not accepted", async () => {
  const ended = await runNode([at("packages/api/examples/list-utgs.mjs"), String(account)], {
    COMMAND_CENTER_URL: desk.estate.origin,
    COMMAND_CENTER_TOKEN: "nobody"
  })
  expect(ended).toEqual({
    code: 1,
    out: "",
    err: "The token in COMMAND_CENTER_TOKEN was not accepted: it is wrong or has expired. Set a new one.\n"
  })
})

it("rename-utg changes the nickname and nothing else", async () => {
  const utg = (await utgs())[0]
  if (utg === undefined) throw new Error("There is no UTG.")
  const before = await desk.estate.given(loadComponent(account, utg.componentId))
  const { code, err } = await run("rename-utg", String(account), String(utg.componentId), "Renamed by a script")
  const after = await desk.estate.given(loadComponent(account, utg.componentId))
  expect({ code, err, after: { ...after, json: null } }).toEqual({
    code: 0,
    err: "",
    after: { ...before, nickname: "Renamed by a script", json: null }
  })
})

it("upload-form leaves a form that can be downloaded", async () => {
  await writeFile(desk.at("tip-screen.tgz"), gzipSync("forms"))
  const { code, out } = await run("upload-form", String(account), "isc250", desk.at("tip-screen.tgz"))
  const { rows } = await desk.estate.given(loadList({ call: "forms", fields: formFields }, account))
  expect([code, out, rows.some(({ name }) => name === "tip-screen")]).toEqual([
    0,
    expect.stringMatching(/^The form \d+ was uploaded\.\n$/u),
    true
  ])
})

it("new-installation gives the installation its verification ID and its user", async () => {
  const { code, err } = await run("new-installation", String(account), "Scripted till")
  const { rows } = await desk.estate.given(loadList({ call: "installations", fields: installationFields }, account))
  expect([code, err, JSON.stringify(rows).includes("Scripted till")]).toEqual([0, "", true])
})
