import { expect, it } from "vitest"
import { at, runNode } from "./support/command.ts"

/** What the runner says when its own tests fail or take too long, to the letter. */
const failedTests = `18:18:18 (2597) ERROR DryRunExecutor One or more tests failed in the initial test run:
\tthe file of a view in pieces is the file in one
\t\tError: Test timed out in 60000ms.
18:18:18 (2597) ERROR Stryker There were failed tests in the initial test run.
file:///repository/node_modules/@stryker-mutator/core/dist/src/process/3-dry-run-executor.js:65
                    throw new ConfigError('There were failed tests in the initial test run.');
                          ^

ConfigError: There were failed tests in the initial test run.
    at DryRunExecutor.validateResultCompleted (file:///repository/node_modules/core/3-dry-run-executor.js:65:27)
    at async WorkItem.execute (file:///repository/node_modules/core/pool.js:32:28) {
  innerError: undefined
}

Node.js v20.20.2
`

const said = async (run: object): Promise<string> => {
  const program = `import { runFailure } from ${JSON.stringify(at("scripts/tooling/mutation/run-failure.mjs"))}
    console.log(runFailure(${JSON.stringify({ code: 1, signal: null, output: "", load: 0.5, processors: 2, ...run })}))`
  const { out, err } = await runNode(["--input-type=module", "--eval", program])
  expect(err).toBe("")
  return out.trimEnd()
}

it("a mutation run that comes to no report says why in words, without a stack trace", async () => {
  const busy = await said({ output: failedTests, load: 13.4 })
  expect(busy.split("\n").slice(0, 2)).toEqual([
    "Tests fail though no fault is planted yet; their outcome would say nothing.",
    "They may have run out of time: the load is 13.4 on 2 processors. Close what else runs, or take fewer workers (MUTATE_WORKERS=1), and run it again."
  ])
  expect(busy).toContain("the file of a view in pieces is the file in one")
  expect(busy).not.toMatch(/file:\/\/|Node\.js|^\s+at /mu)
  expect((await said({ output: failedTests })).split("\n")[1]).toBe("Mend them first.")
  expect(await said({ output: "Error: Initial test run timed out!\n    at x", load: 9 })).toBe(
    "The tests did not come to their end before any fault was planted: the machine is too busy. The load is 9.0 on 2 processors. Close what else runs, or take fewer workers (MUTATE_WORKERS=1), and run it again."
  )
  for (const ended of [{ code: null, signal: "SIGTERM" }, { code: 143 }]) {
    expect(await said(ended)).toBe("The run was ended from outside (SIGTERM) before it came to a report. Run it again.")
  }
})
