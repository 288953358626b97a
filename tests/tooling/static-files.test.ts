import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { makeStaticFolder } from "../support/static-folder.ts"
import { at, runNode } from "./support/command.ts"

let good = ""
let copy = ""
beforeAll(async () => {
  await runNode([at("scripts/tooling/packages.mjs")])
  good = await makeStaticFolder()
})
afterAll(() => rm(good, { recursive: true, force: true }))

const inCopy = (path: string) => join(copy, path)

/** Runs the build's check on a copy of the good folder in which something was changed; nothing is built. */
const checked = async (change: () => Promise<unknown>) => {
  copy = await mkdtemp(join(tmpdir(), "static-files-changed-"))
  try {
    await cp(good, copy, { recursive: true })
    await change()
    const { code, err } = await runNode([at("scripts/tooling/build.mjs"), "packages", "--static", copy])
    return { code, lines: err.replaceAll(copy, "FOLDER").trim().split("\n") }
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

const manifest = "schemas/schemamanifest.json"
const refused = (...lines: ReadonlyArray<string>) => ({
  code: 1,
  lines: ["--static FOLDER: the console could not work with these files.", ...lines.map((line) => `  ${line}`)]
})

describe("npm run build -- --static", () => {
  it("names every problem of the folder at once, before it builds", async () => {
    const change = async () => {
      const text = await readFile(inCopy(manifest), "utf8")
      const json: { profiles: ReadonlyArray<{ default: boolean }> } = JSON.parse(text)
      const profiles = json.profiles.map((profile) => ({ ...profile, default: false }))
      await writeFile(inCopy(manifest), JSON.stringify({ ...json, profiles }))
      await rm(inCopy("schemas/devices/2/lane3000-config.json"))
      await writeFile(inCopy("schemas/configs/5.0.0.3124/config-schema.json"), "<!doctype html>")
      await writeFile(inCopy("schemas/devices/2/lane3000-profile.json"), "{}")
      await writeFile(inCopy("jsonform/lib/componentdevices.json"), "{}")
    }
    const { code, lines } = await checked(change)
    expect({ code, lines: lines.map((line) => line.replace(/not JSON: .*/u, "not JSON")) }).toEqual(
      refused(
        `${manifest}: None of its "profiles" has "default": true. Mark the one for UTG versions that have none of their own.`,
        "schemas/devices/2/lane3000-profile.json: The schema names no settings.",
        "schemas/devices/2/lane3000-config.json is missing.",
        "schemas/configs/5.0.0.3124/config-schema.json is not JSON",
        "jsonform/lib/componentdevices.json: It names no device."
      )
    )
  })

  it("names a manifest and a device list that are not there", async () => {
    const change = async () => {
      await rm(inCopy(manifest))
      await rm(inCopy("jsonform"), { recursive: true })
    }
    expect(await checked(change)).toEqual(
      refused(`${manifest} is missing.`, "jsonform/lib/componentdevices.json is missing.")
    )
  })

  it("names a folder that is none, and an option that is none", async () => {
    const { code, err } = await runNode([at("scripts/tooling/build.mjs"), "--static", join(good, "nowhere")])
    expect([code, err]).toEqual([
      1,
      `--static ${join(good, "nowhere")}: the console could not work with these files.\n  ${join(good, "nowhere")} is not a folder.\n`
    ])
    expect((await runNode([at("scripts/tooling/build.mjs"), "--statics", good])).code).toBe(2)
  })

  it("refuses a folder without the option, which was built without", async () => {
    const { code, err } = await runNode([at("scripts/tooling/build.mjs"), "packages", good])
    expect([code, err.split("\n")[0]]).toEqual([
      2,
      `"${good}" is nothing that is built. Where it is a folder of static files: --static ${good}`
    ])
  })
})
