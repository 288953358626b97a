import { benchDecoding } from "./decode.bench.ts"
import { benchFacets } from "./facets.bench.ts"
import { benchRights } from "./rights.bench.ts"
import { benchRollouts } from "./rollouts.bench.ts"
import { benchTasks } from "./tasks.bench.ts"

/** The figures of the domain's rules (quality page, Speed), in one run. */
export const benchRules = async (print: (line: string) => void): Promise<void> => {
  benchRights(print)
  await benchDecoding(print)
  benchTasks(print)
  benchFacets(print)
  benchRollouts(print)
}
