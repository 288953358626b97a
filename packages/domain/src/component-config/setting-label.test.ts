import { expect, it } from "vitest"
import { settingLabel } from "./setting-label.ts"

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
  ["apiTerminalId", "Api terminal id"],
  ["useTLS", "Use TLS"],
  ["TLSPort", "TLS port"],
  ["host", "Host"],
  ["1", "1"],
  ["constructor", "Constructor"]
])("%s reads %s", (name, label) => expect(settingLabel(name)).toBe(label))
