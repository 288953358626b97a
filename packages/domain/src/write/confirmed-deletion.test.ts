import { expect, it } from "vitest"
import { isDeletionConfirmed } from "./confirmed-deletion.ts"

it.each([
  ["Bar", "Bar", true],
  ["bar", "Bar", false],
  ["Bar ", "Bar", false],
  ["", "", false],
  ["x", "", false],
  ["", null, true]
])("typed %j, named %j, is deleted: %j [B5-66]", (typed, name, confirmed) =>
  expect(isDeletionConfirmed(typed, name)).toBe(confirmed)
)
