import { expect, it } from "vitest"
import type { KnownIds } from "./support/known-call.ts"
import { readCalls } from "./support/read-calls.ts"
import { writeCalls } from "./support/write-calls.ts"

const modules: Readonly<Record<string, unknown>> = import.meta.glob(
  ["../../packages/api/src/{management,security,static}/*.ts", "../../packages/api/src/*.ts", "!**/*.test.ts"],
  { eager: true }
)

/** What else the package gives: programs of several calls, lists as they stream in, readers, sentences, and the one call that never fails. */
const others = [
  "assignTargets",
  "connect",
  "deleteTargetTasks",
  "findConfigSchema",
  "findDeviceSchema",
  "findDeviceSchemas",
  "formUploadSentenceOf",
  "giveInstallationItsUser",
  "installerAddress",
  "knownIds",
  "knownMachineId",
  "loadContacts",
  "loadRecords",
  "loadVersionManifest",
  "lookUpTargetAssignments",
  "lookUpTargetTasks",
  "lookUpTasks",
  "newInstallationReason",
  "readDeviceSchemas",
  "renewToken",
  "scriptSentenceOf",
  "sendTargetTasks",
  "sendTargetTasksByBrowser",
  "setUpInstallation",
  "streamList",
  "uploadForm"
]

const ids: KnownIds = {
  origin: "http://127.0.0.1:1",
  token: "",
  account: 1,
  userId: 1,
  componentId: 1,
  machine: "m",
  component: "c",
  profileId: 1,
  templateId: 1,
  formId: 1,
  verificationId: "v",
  utgVersion: "1.2.3.4",
  schemaFile: "a.json"
}

const functionsOf = (module: unknown): ReadonlyArray<string> =>
  typeof module !== "object" || module === null
    ? []
    : Object.entries(module).flatMap(([name, value]) => (typeof value === "function" ? [name] : []))

it("knows every call of the package: a new one has a line among the calls, or fails here", () => {
  const known = [...readCalls(ids), ...writeCalls(ids)].map(({ name }) => name.split(" ")[0] ?? "")
  const given = Object.values(modules).flatMap(functionsOf)
  expect([...new Set([...known, ...others])].toSorted()).toEqual(given.toSorted())
})
