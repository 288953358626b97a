import { cpSync, readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { at } from "./run.mjs"

/** The compiled rules: the console reads these files by the very same ones. */
const rules = async () => {
  const load = (path) => import(pathToFileURL(at(`packages/${path}.js`)).href)
  const [manifests, files, devices, wire] = await Promise.all([
    load("domain/dist/component-config/schema-manifest"),
    load("domain/dist/component-config/schema-files"),
    load("api/dist/management/schemas"),
    load("api/dist/transport/wire-contract")
  ])
  return { ...manifests, ...files, ...devices, ...wire }
}

const isFolder = (path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

/** The JSON of a file below the folder, or the sentence that says why there is none. */
const readJson = (folder, path) => {
  try {
    return { json: JSON.parse(readFileSync(join(folder, path), "utf8").replace(/^\uFEFF/u, "")) }
  } catch (error) {
    if (error instanceof SyntaxError) return { issue: `${path} is not JSON: ${error.message}.` }
    return { issue: error.code === "ENOENT" ? `${path} is missing.` : `${path} cannot be read: ${error.message}.` }
  }
}

const versionsIn = (folder) =>
  isFolder(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    : []

/**
 * What is wrong with a folder of `schemas/…` and `jsonform/…`, the files that a deployment lays beside the console: a
 * sentence each, none where everything the console will ask for is there and can be read.
 */
export const staticFileIssues = async (folder) => {
  if (!isFolder(folder)) return [`${folder} is not a folder.`]
  const { readSchemaManifest, schemaFilesOf, configVersionsOf, isBesideManifest, ...rest } = await rules()
  const { manifestIssues, schemaFileIssue, deviceListIssue, readDeviceSchemas, paths } = rest
  const manifestPath = paths.schemaManifest.join("/")
  const schemaIssues = (path) => {
    const { json, issue } = readJson(folder, path)
    const unfit = issue ?? schemaFileIssue(json)
    return unfit === null ? [] : [issue ?? `${path}: ${unfit}`]
  }

  const { json, issue } = readJson(folder, manifestPath)
  const manifest = readSchemaManifest(json)
  const ofManifest =
    issue === undefined
      ? [
          ...manifestIssues(manifest).map((text) => `${manifestPath}: ${text}`),
          ...schemaFilesOf(manifest)
            .filter(isBesideManifest)
            .flatMap((file) => schemaIssues(paths.schemaFile(file).join("/")))
        ]
      : [issue]

  const versions = new Set([...configVersionsOf(manifest), ...versionsIn(join(folder, "schemas", "configs"))])
  const ofVersions = [...versions].flatMap((version) => schemaIssues(paths.localConfigSchema(version).join("/")))

  const devicesPath = paths.localDeviceSchemas.join("/")
  const devices = readJson(folder, devicesPath)
  const deviceIssues = () => {
    const read = readDeviceSchemas(devices.json)
    if (read._tag === "Failure") return [`${read.failure.path} must be ${read.failure.expected}.`]
    const { rows, unreadable } = read.success
    if (unreadable.count > 0) return unreadable.reasons.map((reason) => `${reason}.`)
    return [deviceListIssue(rows)].filter((text) => text !== null)
  }
  const ofDevices =
    devices.issue === undefined ? deviceIssues().map((text) => `${devicesPath}: ${text}`) : [devices.issue]

  return [...ofManifest, ...ofVersions, ...ofDevices]
}

/** Lays `schemas` and `jsonform` of a folder beside the built console. */
export const copyStaticFiles = (folder, dist) => {
  for (const name of ["schemas", "jsonform"]) cpSync(join(folder, name), join(dist, name), { recursive: true })
}
