import { delimiter } from "node:path"
import { describe, expect, it } from "vitest"
import { scratchRepository } from "./support/scratch-repository.ts"

const hint =
  "The browser tests need Chromium or Chrome: install one with your system's package manager, or set CHROMIUM_PATH to it, and run npm test again."

describe("the browser of the tests", () => {
  it("is the one that CHROMIUM_PATH names, before any other", async () => {
    await using repository = await scratchRepository()
    await repository.program("mine/browser")
    await repository.program("bin/chromium")
    const env = { CHROMIUM_PATH: repository.at("mine/browser"), PATH: repository.at("bin") }
    expect(JSON.parse((await repository.call("chromium", "needChromium", env)).out)).toBe(repository.at("mine/browser"))
  })

  it.each(["nowhere/chromium", "not-a-program"])(
    "is refused in one sentence when CHROMIUM_PATH is %s",
    async (name) => {
      await using repository = await scratchRepository({ "not-a-program": "" })
      const told = repository.at(name)
      expect(await repository.call("chromium", "needChromium", { CHROMIUM_PATH: told })).toEqual({
        code: 1,
        out: "",
        err: `CHROMIUM_PATH names ${told}, which is not a program that can be run. ${hint}\n`
      })
    }
  )

  it("is the engine without a desktop where both are there", async () => {
    await using repository = await scratchRepository()
    for (const name of ["chromium", "chromium-headless-shell"]) await repository.program(`bin/${name}`)
    const env = { CHROMIUM_PATH: "", PATH: repository.at("bin") }
    const found = await repository.call("chromium", "findChromium", env)
    expect(JSON.parse(found.out)).toBe(repository.at("bin/chromium-headless-shell"))
  })

  it.each(["chromium", "chromium-browser", "google-chrome", "chrome"])("is found on PATH as %s", async (name) => {
    await using repository = await scratchRepository({ "first/chromium": "not a program" })
    await repository.program(`second/${name}`)
    const env = { CHROMIUM_PATH: "", PATH: [repository.at("first"), repository.at("second")].join(delimiter) }
    expect(JSON.parse((await repository.call("chromium", "findChromium", env)).out)).toBe(
      repository.at(`second/${name}`)
    )
  })
})
