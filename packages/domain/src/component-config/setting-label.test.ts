import { expect, it } from "vitest"
import { pathLabel, settingLabel } from "./setting-label.ts"

it.each([
  ["utgGlobal", "Global settings"],
  ["cdType", "Type"],
  ["lowDiskSpaceThresholdMB", "Low disk space threshold (MB)"],
  ["ccschema", "Schema"],
  ["listenPort", "Port"],
  ["taskDesc", "Description"],
  ["deviceType", "Device Type"],
  ["threadType", "Thread Type"],
  ["my_TLS", "My_TLS"],
  ["logLevel", "Log level"],
  ["keepLogDays", "Keep log days"],
  ["apiTerminalId", "API terminal ID"],
  ["downloadLimitKBps", "Download limit kBps"],
  ["utgId", "UTG ID"],
  ["useTLS", "Use TLS"],
  ["TLSPort", "TLS port"],
  ["host", "Host"],
  ["1", "1"],
  ["constructor", "Constructor"]
])("%s reads %s", (name, label) => expect(settingLabel(name)).toBe(label))

it("reads a path step by step, and leaves the names that people gave", () => {
  expect(["utgGlobal", "deviceConfig / device / Lane 1 / threadType", "utgGlobal / logs"].map(pathLabel)).toEqual([
    "Global settings",
    "Device config / Device / Lane 1 / Thread Type",
    "Global settings / Logs"
  ])
})
