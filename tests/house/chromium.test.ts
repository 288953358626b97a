import { delimiter } from "node:path"
import { describe, expect, it } from "vitest"
import { smallHouse } from "./support/small-house.ts"

const hint =
  "The browser tests need Chromium or Chrome: install one with your system's package manager, or set CHROMIUM_PATH to it, and run npm test again."

describe("the browser of the tests", () => {
  it("is the one that CHROMIUM_PATH names, before any other", async () => {
    await using house = await smallHouse()
    await house.program("mine/browser")
    await house.program("bin/chromium")
    const env = { CHROMIUM_PATH: house.at("mine/browser"), PATH: house.at("bin") }
    expect(JSON.parse((await house.call("chromium", "needChromium", env)).out)).toBe(house.at("mine/browser"))
  })

  it.each(["nowhere/chromium", "not-a-program"])(
    "is refused in one sentence when CHROMIUM_PATH is %s",
    async (name) => {
      await using house = await smallHouse({ "not-a-program": "" })
      const told = house.at(name)
      expect(await house.call("chromium", "needChromium", { CHROMIUM_PATH: told })).toEqual({
        code: 1,
        out: "",
        err: `CHROMIUM_PATH names ${told}, which is not a program that can be run. ${hint}\n`
      })
    }
  )

  it("is the engine without a desktop where both are there", async () => {
    await using house = await smallHouse()
    for (const name of ["chromium", "chromium-headless-shell"]) await house.program(`bin/${name}`)
    const env = { CHROMIUM_PATH: "", PATH: house.at("bin") }
    const found = await house.call("chromium", "findChromium", env)
    expect(JSON.parse(found.out)).toBe(house.at("bin/chromium-headless-shell"))
  })

  it.each(["chromium", "chromium-browser", "google-chrome", "chrome"])("is found on PATH as %s", async (name) => {
    await using house = await smallHouse({ "first/chromium": "not a program" })
    await house.program(`second/${name}`)
    const env = { CHROMIUM_PATH: "", PATH: [house.at("first"), house.at("second")].join(delimiter) }
    expect(JSON.parse((await house.call("chromium", "findChromium", env)).out)).toBe(house.at(`second/${name}`))
  })
})
