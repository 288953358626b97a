import { readFileSync } from "node:fs"
import { relative } from "node:path"
import { keyOf } from "./sample.mjs"

/** Stryker asks it of every fault before that is tried: those that are not of the sample are put aside. */
class SampleChecker {
  wanted = new Set()

  async init() {
    this.wanted = new Set(JSON.parse(readFileSync(process.env.MUTATE_SAMPLE ?? "", "utf8")))
  }

  async check(mutants) {
    const isWanted = (mutant) =>
      this.wanted.has(keyOf(relative(process.cwd(), mutant.fileName).replaceAll("\\", "/"), mutant)) ||
      [...this.wanted].some((key) => keyOf(mutant.fileName.replaceAll("\\", "/"), mutant).endsWith(key))
    return Object.fromEntries(
      mutants.map((mutant) => [
        mutant.id,
        isWanted(mutant) ? { status: "passed" } : { status: "compileError", reason: "not of the sample" }
      ])
    )
  }

  group(mutants) {
    return [mutants.map(({ id }) => id)]
  }
}

export const strykerPlugins = [{ kind: "Checker", name: "sample", injectableClass: SampleChecker }]
