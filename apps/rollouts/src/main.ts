import { fileURLToPath } from "node:url"
import { Result } from "effect"
import { readConfig } from "./config.ts"
import { causeText, makeLog } from "./log.ts"
import { type RolloutService, startRollouts } from "./server.ts"

const log = makeLog((line) => void process.stdout.write(`${line}\n`))

/** Longer than a call to the management service takes to be answered or given up. */
const patienceMs = 130_000

/** Closes once on the first signal; a second one, or the end of patience, end the process at once. */
const stopOnSignal = (service: RolloutService): void => {
  let isStopping = false
  const stop = () => {
    if (isStopping) process.exit(1)
    isStopping = true
    setTimeout(() => process.exit(1), patienceMs).unref()
    service.close().then(
      () => process.exit(0),
      () => process.exit(1)
    )
  }
  process.on("SIGINT", stop)
  process.on("SIGTERM", stop)
}

const config = readConfig(process.env, fileURLToPath(new URL("../../../.data/rollouts", import.meta.url)))
if (Result.isFailure(config)) {
  for (const issue of config.failure) process.stderr.write(`${issue}\n`)
  process.exitCode = 1
} else {
  try {
    stopOnSignal(await startRollouts(config.success, log))
  } catch (error) {
    log("error", "could not start", { cause: causeText(error) })
    process.exitCode = 1
  }
}
