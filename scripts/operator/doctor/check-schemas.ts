import {
  loadLocalConfigSchema,
  loadLocalDeviceSchemas,
  loadSchemaFile,
  loadSchemaManifest
} from "@command-center/api/static/schemas"
import type { ApiError } from "@command-center/api/transport/api-error"
import { apiLayer } from "@command-center/api/transport/http-live"
import { paths } from "@command-center/api/transport/wire-contract"
import {
  configVersionsOf,
  deviceListIssue,
  isBesideManifest,
  manifestIssues,
  schemaFileIssue,
  schemaFilesOf
} from "@command-center/domain/component-config/schema-files"
import { Effect } from "effect"
import type { Deployment } from "./deployment.ts"
import { type Finding, findingsOf } from "./finding.ts"
import { unreadText } from "./unread.ts"

const providedBy = "The release of the UTG has it; npm run build takes it with --static."
const asItIs = "Lay the file of the UTG's release there as it is."

/** What is wrong with a file that could not be read. */
const unread =
  (path: string) =>
  (error: ApiError): Effect.Effect<ReadonlyArray<string>> => {
    const isMissing = error._tag === "Refused" && error.status === 404
    return Effect.succeed([isMissing ? `${path} is missing. ${providedBy}` : unreadText(path, error, asItIs)])
  }

const manifestPath = paths.schemaManifest.join("/")
const devicesPath = paths.localDeviceSchemas.join("/")

const fileIssues = (file: string) => {
  const path = paths.schemaFile(file).join("/")
  return loadSchemaFile(file).pipe(
    Effect.map((json): ReadonlyArray<string> => {
      const issue = schemaFileIssue(json)
      return issue === null ? [] : [`${path}: ${issue}`]
    }),
    Effect.catch(unread(path))
  )
}

const configIssues = (version: string) => {
  const path = paths.localConfigSchema(version).join("/")
  return loadLocalConfigSchema(version).pipe(
    Effect.map((): ReadonlyArray<string> => []),
    Effect.catch(unread(path))
  )
}

const ofManifest = Effect.gen(function* () {
  const manifest = yield* loadSchemaManifest()
  const files = schemaFilesOf(manifest).filter(isBesideManifest)
  const ofFiles = yield* Effect.forEach(files, fileIssues, { concurrency: 4 })
  const ofConfigs = yield* Effect.forEach(configVersionsOf(manifest), configIssues, { concurrency: 4 })
  return [
    ...manifestIssues(manifest).map((issue) => `${manifestPath}: ${issue}`),
    ...ofFiles.flat(),
    ...ofConfigs.flat()
  ]
}).pipe(Effect.catch(unread(manifestPath)))

const ofDevices = loadLocalDeviceSchemas().pipe(
  Effect.map(({ rows, unreadable }): ReadonlyArray<string> => {
    if (unreadable.count > 0) return unreadable.reasons.map((reason) => `${devicesPath}: ${reason}.`)
    const issue = deviceListIssue(rows)
    return issue === null ? [] : [`${devicesPath}: ${issue} ${providedBy}`]
  }),
  Effect.catch(unread(devicesPath))
)

/** The schemas beside the console: the manifest, every file it names, those of its versions, and the device list. */
export const checkSchemas = ({ base }: Deployment): Effect.Effect<ReadonlyArray<Finding>> =>
  Effect.all([ofManifest, ofDevices], { concurrency: 2 }).pipe(
    Effect.map((issues) =>
      findingsOf(
        "Schemas",
        issues.flat(),
        "The manifest, every file it names, the schemas of its versions and the device list are there."
      )
    ),
    Effect.provide(apiLayer({ base, current: () => ({ config: null, token: null }) }))
  )
