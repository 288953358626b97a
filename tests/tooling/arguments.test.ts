import { describe, expect, it } from "vitest"
import { at, runNode } from "./support/command.ts"

const call = (script: string, ...args: ReadonlyArray<string>) => runNode([at(`scripts/tooling/${script}.mjs`), ...args])

describe("a command of the repository", () => {
  it.each(["spec", "charts", "check", "dev", "screenshots", "model", "mutate", "test-long"])(
    "%s says how it is called, and does nothing with --help or what it does not take",
    async (script) => {
      const help = await call(script, "--help")
      expect(help).toEqual({ code: 0, out: expect.stringMatching(/^Usage: npm run /u), err: "" })
      const wrong = await call(script, "--nope")
      expect([wrong.code, wrong.out, wrong.err.includes("--nope")]).toEqual([2, "", true])
    }
  )

  it("names what there is where another name is given", async () => {
    expect((await call("spec", "nonsense")).err).toContain("There is no nonsense. There are: api, ")
    expect((await call("screenshots", "nosuch")).err).toContain("There is no nosuch. There are: dashboard, utg-list")
    expect((await call("charts", "session")).err).toContain('"session" is one argument too many.')
  })

  it("the guide is told by its own usage", async () => {
    expect(await call("build", "guide", "--help")).toEqual({
      code: 0,
      out: expect.stringMatching(/^Usage: npm run guide\n/u),
      err: ""
    })
  })
})
