import { loadConfigSchema, loadDeviceSchemas } from "../src/management/schemas.ts"
import {
  loadLocalConfigSchema,
  loadLocalDeviceSchemas,
  loadSchemaFile,
  loadSchemaManifest
} from "../src/static/schemas.ts"
import { type KnownCall, read } from "./known-call.ts"

const file = { ...read, headers: "none", answer: "object" } as const

/** The calls for schemas, of the service and of the console's own files. */
export const schemaCalls: ReadonlyArray<KnownCall> = [
  {
    ...read,
    name: "loadConfigSchema",
    program: loadConfigSchema("5.0.0.3124"),
    line: "GET /management/componentconfigschemas?componenttype=1&componentversion=5.0.0.3124",
    answer: "object"
  },
  {
    ...read,
    name: "loadDeviceSchemas",
    program: loadDeviceSchemas(),
    line: "GET /management/componentDevices?version=2"
  },
  {
    ...file,
    name: "loadSchemaManifest",
    program: loadSchemaManifest(),
    line: "GET /console/schemas/schemamanifest.json"
  },
  {
    ...file,
    name: "loadSchemaFile",
    program: loadSchemaFile("profiles/5.0.0.3124/profile-schema.json"),
    line: "GET /console/schemas/profiles/5.0.0.3124/profile-schema.json"
  },
  {
    ...file,
    name: "loadLocalDeviceSchemas",
    program: loadLocalDeviceSchemas(),
    line: "GET /console/jsonform/lib/componentdevices.json",
    answer: "list"
  },
  {
    ...file,
    name: "loadLocalConfigSchema",
    program: loadLocalConfigSchema("5.0.0.3124"),
    line: "GET /console/schemas/configs/5.0.0.3124/config-schema.json"
  }
]
