import { Result } from "effect"
import { afterEach, beforeEach, expect, it } from "vitest"
import { jsonAnswer, type LocalService, outcomeAt, startLocalService } from "../../test-support/local-service.ts"
import { sentenceOf } from "../transport/api-error.ts"
import { isListed } from "./find-records.ts"

let service: LocalService
beforeEach(async () => {
  service = await startLocalService()
})
afterEach(() => service.close())

const forms = { call: "forms", fields: { id: "id", name: "text" } } as const
const isThere = (id: number) => outcomeAt(service, isListed(forms, 7, id))

it("is there where it is listed, whatever else could not be read", async () => {
  service.answer(jsonAnswer({ componentDeviceForm: [{ id: 5 }, { id: "x" }] }))
  expect(await isThere(5)).toEqual(Result.succeed(true))
})

it("is not known where it is not listed and a row that could be it cannot be read, which is said plainly", async () => {
  service.answer(jsonAnswer({ componentDeviceForm: [{ id: 5 }, { id: "x" }, { id: 6, name: 1 }] }))
  expect(Result.mapError(await isThere(8), sentenceOf)).toEqual(
    Result.fail(
      "API request failed: the answer could not be read, since every row of the list must be readable. Reload. If it happens again, report it."
    )
  )
})
