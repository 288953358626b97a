import { describe, expect, it } from "vitest"
import { runNode } from "./support/command.ts"
import { scratchRepository } from "./support/scratch-repository.ts"

/** Makes Node say that it is another version, before anything else runs. */
const pretending = (version: string) => {
  const source = `Object.defineProperty(process, "versions", { value: { ...process.versions, node: "${version}" } })`
  return ["--import", `data:text/javascript,${encodeURIComponent(source)}`]
}

const refusal = (version: string) =>
  `Command Center needs Node 20.19 or newer; this is ${version}. Install a newer Node and run the command again.\n`

describe("an old Node", () => {
  it.each(["start", "dev", "test", "build", "check", "charts"])(
    "is told in one sentence, before %s does anything",
    async (script) => {
      // Here every command would fail on its first step: there is neither a lock file nor a package.
      await using repository = await scratchRepository()
      expect(await runNode([...pretending("18.20.8"), repository.at(`scripts/tooling/${script}.mjs`)])).toEqual({
        code: 1,
        out: "",
        err: refusal("18.20.8")
      })
    }
  )

  it.each<readonly [version: string, code: number]>([
    ["14.21.3", 1],
    ["20.18.3", 1],
    ["20.19.0", 0],
    ["22.0.0", 0],
    ["24.11.1", 0]
  ])("%s ends with code %i", async (version, code) => {
    await using repository = await scratchRepository()
    const ended = await runNode([...pretending(version), repository.at("scripts/tooling/node-version.mjs")])
    expect(ended).toEqual({ code, out: "", err: code === 0 ? "" : refusal(version) })
  })
})
