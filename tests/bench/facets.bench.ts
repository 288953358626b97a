import type { FacetChoices } from "@command-center/domain/facets/facet-choices"
import { makeRowsEngine } from "@command-center/domain/rows/rows-engine"
import { sampleUtg } from "@command-center/domain/utg/sample-utg"
import { utgList } from "@command-center/domain/utg/utg-list"
import { median } from "./figures.ts"

const rows = 100_000
const targetMilliseconds = 50
const runs = 7

const statuses = ["Running", "Stopped", "Error", "Unknown", null]
const zones = ["Eastern Standard Time", "Pacific Standard Time", "W. Europe Standard Time", null]

/** UTGs of so many merchants: those of few repeat, those of as many as rows never do. */
const engineOf = (merchants: number) => {
  const engine = makeRowsEngine(utgList)
  engine.replace(
    Array.from({ length: rows }, (_, index) =>
      sampleUtg({
        componentId: index + 1,
        componentNickname: `UTG ${index} Front Desk`,
        componentMerchant: `Harbour Hotels ${(index * 7919) % merchants}`,
        componentProfileName: index % 4 === 0 ? null : `Profile ${index % 300}`,
        utgStatus: statuses[(index * 31) % statuses.length] ?? null,
        utgVersion: `5.0.0.${3000 + (index % 60)}`,
        agentVersion: `2.1.${index % 8}.0`,
        machineStatusEntityStandardTimeZone: zones[(index * 17) % zones.length] ?? null
      })
    )
  )
  return engine
}

const words = ["f", "fr", "fro", "fron", "front", "front d", "u", "ut", "utg", "utg 1"]
const chosen: FacetChoices = { utgStatus: ["Running", "Error"], utgVersion: ["5.0.0.3001", "5.0.0.3002"] }

/** Milliseconds of each count: the rows were searched before, and the answer crosses to the page. */
const counting = (
  merchants: number,
  facets: FacetChoices
): { readonly first: number; readonly keys: ReadonlyArray<number> } => {
  const timed = (engine: ReturnType<typeof engineOf>, search: string): number => {
    engine.view({ search, facets, sort: utgList.defaultSort, page: 1, pageSize: 250 })
    const started = performance.now()
    const counted = structuredClone(engine.facets({ search, facets }))
    const elapsed = performance.now() - started
    if (counted.length === 0) throw new Error("nothing was counted")
    return elapsed
  }
  const engines = Array.from({ length: 3 }, () => engineOf(merchants))
  const first = median(engines.map((engine) => timed(engine, "")))
  const [engine] = engines
  if (engine === undefined) throw new Error("there are no rows")
  return { first, keys: Array.from({ length: runs }, () => words.map((word) => timed(engine, word))).flat() }
}

/** Measures how long the values of six columns of 100,000 UTGs take to be counted, and hands its lines to `print`. */
export const benchFacets = (print: (line: string) => void): void => {
  print(`\nCounting the values of six columns of ${rows.toLocaleString("en-US")} UTGs (target ${targetMilliseconds})`)
  const cases = [
    ["500 merchants", 500, {}],
    ["500 merchants, two columns chosen", 500, chosen],
    ["100,000 merchants", rows, {}],
    ["100,000 merchants, two columns chosen", rows, chosen]
  ] as const
  for (const [what, merchants, facets] of cases) {
    const { first, keys } = counting(merchants, facets)
    const worst = Math.max(...keys)
    print(
      `  ${what}: a key ${median(keys).toFixed(1)} ms, at worst ${worst.toFixed(1)}; when first asked ${first.toFixed(1)}`
    )
  }
}
