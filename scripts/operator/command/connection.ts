import { loadRuntimeConfig } from "@command-center/api/runtime-config"
import type { Credentials } from "@command-center/api/transport/credentials"
import type { Http } from "@command-center/api/transport/http"
import { apiLayer } from "@command-center/api/transport/http-live"
import { followedBy } from "@command-center/domain/message/constraint-messages"
import { Effect, Result } from "effect"
import type { Io } from "./io.ts"
import { type Problem, reasonOf, refused, wrongUsage } from "./problem.ts"

/** The part of every --help that says how to sign in. */
export const connectionHelp = `Environment:
  COMMAND_CENTER_URL    the console's address, such as http://localhost:4400; its config.json names the services
  COMMAND_CENTER_TOKEN  your access token. Sign in to the console, open the browser's developer tools, and copy the
                        value of the request header "Authorization" of any call. It expires as your session does.`

interface Connection {
  /** Ends with a slash. */
  readonly base: string
  readonly token: string
}

/** The address that the environment names, ending with a slash; empty where it is none. */
export const consoleAddress = (env: Io["env"]): string => {
  const address = env["COMMAND_CENTER_URL"]?.trim() ?? ""
  if (!URL.canParse(address)) return ""
  const { origin, pathname } = new URL(address)
  return `${origin}${pathname.endsWith("/") ? pathname : `${pathname}/`}`
}

const readConnection = (env: Io["env"]): Result.Result<Connection, Problem> => {
  const address = env["COMMAND_CENTER_URL"]?.trim() ?? ""
  const token = env["COMMAND_CENTER_TOKEN"]?.trim() ?? ""
  if (address === "")
    return Result.fail(wrongUsage("COMMAND_CENTER_URL is not set. Set it to the console's address; --help says more."))
  if (!URL.canParse(address) || !/^https?:$/u.test(new URL(address).protocol))
    return Result.fail(
      wrongUsage(`COMMAND_CENTER_URL must be an http or https address such as http://localhost:4400, not "${address}".`)
    )
  if (token === "")
    return Result.fail(wrongUsage("COMMAND_CENTER_TOKEN is not set. Set it to your access token; --help says how."))
  return Result.succeed({ base: consoleAddress(env), token })
}

/** Runs a program that makes calls, with the token and the services that the environment names. */
export const connected = <A>(
  env: Io["env"],
  program: (token: string) => Effect.Effect<A, Problem, Http | Credentials>
): Effect.Effect<A, Problem> => {
  const connection = readConnection(env)
  if (Result.isFailure(connection)) return Effect.fail(connection.failure)
  const { base, token } = connection.success
  const isPage = new URL(base).pathname !== "/"
  const hint = isPage ? ` Where this is a page of the console, leave ${new URL(base).pathname} out of it.` : ""
  const config = loadRuntimeConfig().pipe(
    Effect.provide(apiLayer({ base, current: () => ({ config: null, token: null }) })),
    Effect.mapError((error) => {
      const reason = reasonOf(error)
      const whole = error._tag === "Unreadable" ? reason : followedBy(reason, `npm run -s doctor -- ${base} says more.`)
      return refused(`COMMAND_CENTER_URL: ${base}config.json could not be loaded.${hint} ${whole}`)
    })
  )
  return Effect.flatMap(config, (loaded) =>
    program(token).pipe(Effect.provide(apiLayer({ base, current: () => ({ config: loaded, token }) })))
  )
}
