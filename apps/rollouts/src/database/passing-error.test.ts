import { expect, it } from "vitest"
import { isPassingError } from "./passing-error.ts"

const withCode = (code: string, message = "m") => Object.assign(new Error(message), { code })
const failedQuery = (cause: Error) => new Error("Failed query: insert into t values ('connection error')", { cause })

it.each([
  ["a server that is shut down", failedQuery(withCode("57P01")), true],
  ["a server that starts", failedQuery(withCode("57P03")), true],
  ["a connection that is lost", failedQuery(new Error("Connection terminated unexpectedly")), true],
  ["nobody who listens", withCode("ECONNREFUSED"), true],
  ["two that waited for each other", failedQuery(withCode("40P01")), true],
  ["a value that cannot be kept", failedQuery(withCode("22P05")), false],
  ["a row that is there twice", failedQuery(withCode("23505")), false],
  ["a fault of its own", new TypeError("x is undefined"), false],
  ["what is no error", "connection error", false]
])("whether the database's restart explains it: %s", (_, error, isPassing) => {
  expect(isPassingError(error)).toBe(isPassing)
})
