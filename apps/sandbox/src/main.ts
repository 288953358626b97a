import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { parseArgs } from "node:util"
import { fullDisk } from "./database/data-folder.ts"
import { DatabaseUnavailable } from "./database/database-unavailable.ts"
import { isDiskFull } from "./database/disk-full.ts"
import { mustBeFree } from "./free-port.ts"
import { type Sandbox, startSandbox } from "./server.ts"
import { writeStaticFiles } from "./services/static/write-static-files.ts"

const usage = `Usage: npm start -- [--port 4400] [--data .data] [--fresh] [--utgs 3000] [--no-agents] [--speed 1]
       npm start -- --write-static <folder>   writes the estate's schemas there, as a deployer is handed theirs, and ends

Environment: PORT, DATA_DIR, DATABASE_URL, CONSOLE_DIST, SANDBOX_UTGS, SANDBOX_SPEED, SANDBOX_FAULTS=1,
SANDBOX_HOST (the address to listen on, 127.0.0.1),
SANDBOX_CALM=1 (no task fails by bad luck, no machine drops off), SANDBOX_ORIGINS (comma-separated), SANDBOX_TOKEN_MINUTES,
ROLLOUTS_PORT (where the rollout service listens; npm start starts one ten ports above the sandbox's)`

/** Agents that end every task as its instructions say, so that a test knows what will come. */
const calm = { failureRate: 0, outages: false }

/** A mistake of the person who starts the sandbox, told in one sentence. */
class CannotStart extends Error {}
/** The same of how it was called. */
class WronglyCalled extends CannotStart {}

const fail = (message: string): never => {
  throw new WronglyCalled(message)
}

const readArguments = () => {
  try {
    return parseArgs({
      options: {
        port: { type: "string" },
        data: { type: "string" },
        utgs: { type: "string" },
        speed: { type: "string" },
        fresh: { type: "boolean", default: false },
        "no-agents": { type: "boolean", default: false },
        "write-static": { type: "string" },
        help: { type: "boolean", default: false }
      }
    }).values
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : "The arguments are wrong."}\n${usage}`)
  }
}

const numberOf = (text: string | undefined, what: string, least: number, most: number): number | undefined => {
  if (text === undefined || text === "") return undefined
  const value = Number(text)
  return value >= least && value <= most
    ? value
    : fail(`${what} must be a number from ${least} to ${most}, not "${text}".`)
}

const wholeNumberOf = (text: string | undefined, what: string, least: number, most: number): number | undefined => {
  const value = numberOf(text, what, least, most)
  return value === undefined || Number.isInteger(value) ? value : fail(`${what} must be a whole number, not "${text}".`)
}

const codeOf = (error: unknown): unknown => (error instanceof Error && "code" in error ? error.code : undefined)

/** The reason in one sentence, for what can be expected to go wrong; null for a defect. */
const reasonOf = (error: unknown, port: number, folder: string): string | null => {
  if (error instanceof CannotStart || error instanceof DatabaseUnavailable) return error.message
  if (codeOf(error) === "EADDRINUSE")
    return `Port ${port} is taken. Stop what uses it, or choose another: npm start -- --port ${port + 1}`
  if (isDiskFull(error)) return fullDisk(folder)
  if (codeOf(error) === "EACCES") return `Port ${port} needs more rights than this process has; choose one above 1023.`
  return null
}

const writeStatic = (folder: string): Promise<void> =>
  writeStaticFiles(folder).catch((error: unknown) => {
    throw new CannotStart(
      `--write-static: ${folder} cannot be written (${String(codeOf(error))}). Name another folder.`
    )
  })

const announce = ({ origin, people }: Sandbox): void => {
  const width = Math.max(...people.map(({ name }) => Math.min(name.length, 28)))
  const address = origin.replace("127.0.0.1", "localhost")
  const [operator] = people
  console.log(`\nCommand Center is at ${address}`)
  if (operator !== undefined)
    console.log(`Signed in at once as ${operator.name}: ${address}/sso/sign-in?person=${operator.username}`)
  console.log("\nWho can sign in (choose on the sign-on page):")
  for (const { name, description } of people) console.log(`  ${name.padEnd(width)}  ${description}`)
  console.log("\nStop with Ctrl+C. Data is kept between runs; --fresh starts anew.\n")
}

/** What holds the data folder lets go of it as the process ends. */
const endWhileStarting = (): void => process.exit(1)

/** Closes once on the first signal; a second one, or ten seconds, end the process at once. */
const stopOnSignal = (sandbox: Sandbox): void => {
  let isStopping = false
  const stop = () => {
    if (isStopping) process.exit(1)
    isStopping = true
    setTimeout(() => process.exit(1), 10_000).unref()
    sandbox.close().then(
      () => process.exit(0),
      () => process.exit(1)
    )
  }
  process.on("SIGINT", stop)
  process.on("SIGTERM", stop)
}

const run = async (): Promise<void> => {
  const { env } = process
  let port = 4400
  let folder = fileURLToPath(new URL("../../../.data", import.meta.url))
  try {
    const args = readArguments()
    if (args.help) return console.log(usage)
    const staticFolder = args["write-static"]
    if (staticFolder !== undefined) return await writeStatic(staticFolder)
    port = wholeNumberOf(args.port ?? env["PORT"], "The port", 0, 65_535) ?? port
    const utgs = wholeNumberOf(args.utgs ?? env["SANDBOX_UTGS"], "The number of UTGs", 0, 1_000_000)
    const speed = numberOf(args.speed ?? env["SANDBOX_SPEED"], "The speed", 0.01, 1000)
    const tokenMinutes = numberOf(env["SANDBOX_TOKEN_MINUTES"], "SANDBOX_TOKEN_MINUTES", 0.01, 100_000)
    folder = args.data ?? env["DATA_DIR"] ?? folder
    const url = env["DATABASE_URL"] === "" ? undefined : env["DATABASE_URL"]
    const host = env["SANDBOX_HOST"] || "127.0.0.1"
    await mustBeFree(port, host)
    process.on("SIGINT", endWhileStarting)
    process.on("SIGTERM", endWhileStarting)
    const sandbox = await startSandbox({
      port,
      host,
      database: { ...(url === undefined ? { dataDir: folder } : { url }), fresh: args.fresh, utgs },
      uploadsDir: join(folder, url === undefined ? "uploads" : "server-uploads"),
      consoleDist: env["CONSOLE_DIST"],
      agents: args["no-agents"] ? false : { speed, ...(env["SANDBOX_CALM"] === "1" ? calm : {}) },
      faults: env["SANDBOX_FAULTS"] === "1",
      allowedOrigins: (env["SANDBOX_ORIGINS"] ?? "")
        .split(",")
        .map((origin) => origin.trim())
        .filter((origin) => origin !== ""),
      rolloutPort: wholeNumberOf(env["ROLLOUTS_PORT"], "ROLLOUTS_PORT", 1, 65_535),
      tokenLifetimeMs: tokenMinutes === undefined ? undefined : tokenMinutes * 60_000
    })
    process.off("SIGINT", endWhileStarting)
    process.off("SIGTERM", endWhileStarting)
    announce(sandbox)
    stopOnSignal(sandbox)
  } catch (error) {
    const reason = reasonOf(error, port, folder)
    if (reason === null) throw error
    console.error(reason)
    process.exitCode = error instanceof WronglyCalled ? 2 : 1
  }
}

await run()
