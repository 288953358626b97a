import type { ApiError } from "@command-center/api/transport/api-error"
import { findRequest, type RecordArea } from "@command-center/domain/palette/found-records"
import { profileList } from "@command-center/domain/profile/profile-list"
import type { ListDescription } from "@command-center/domain/rows/list-description"
import { templateList } from "@command-center/domain/template/template-list"
import { utgList } from "@command-center/domain/utg/utg-list"
import { type Failure, isUnauthorized } from "@command-center/machines/actor-logic/failure"
import type { RecordAnswer, RecordQuestion, RecordsOutcome } from "@command-center/machines/palette/palette.types"
import { Result } from "effect"
import type { Console } from "../app/console.ts"
import { failureOf } from "../app/from-effect.ts"
import type { RowsClient } from "../rows/rows-client.ts"

type Opens = Pick<Console, "openRows">

type Found<Row> = Result.Result<ReadonlyArray<Row>, ApiError>

interface SearchedList<Row> {
  readonly find: (words: ReadonlyArray<string>) => Promise<Found<Row>>
  readonly close: () => void
}

/** A list's rows, which the worker has or asks for with the first word. */
const searchedList = <Row>(
  console: Opens,
  area: RecordArea,
  list: ListDescription<Row>,
  businessEntityId: number
): SearchedList<Row> => {
  let client: RowsClient<Row> | null = null
  return {
    find: (words) => {
      if (words.length === 0) return Promise.resolve(Result.succeed([]))
      client ??= console.openRows(list)
      return client.find({ businessEntityId, predicates: [] }, findRequest(area, words))
    },
    close: () => {
      client?.close()
      client = null
    }
  }
}

const rowsOf = <Row>(answer: Found<Row>): ReadonlyArray<Row> => Result.getOrElse(answer, () => [])

const failureIn = (answer: Found<object>): ReadonlyArray<Failure> =>
  Result.isFailure(answer) ? [failureOf(answer.failure)] : []

/** Looks for records in the lists of an account. */
export const searchRecords = (console: Opens, businessEntityId: number) => {
  const utgs = searchedList(console, "utgs", utgList, businessEntityId)
  const profiles = searchedList(console, "profiles", profileList, businessEntityId)
  const templates = searchedList(console, "templates", templateList, businessEntityId)
  return {
    find: async ({ areas, words, named }: RecordQuestion): Promise<RecordsOutcome> => {
      const asked = <Row>(area: RecordArea, list: SearchedList<Row>, of = words): Promise<Found<Row>> =>
        areas.includes(area) ? list.find(of) : Promise.resolve(Result.succeed([]))
      const [ofUtgs, ofNamed, ofProfiles, ofTemplates] = await Promise.all([
        asked("utgs", utgs),
        asked("utgs", utgs, named),
        asked("profiles", profiles),
        asked("templates", templates)
      ])
      const failures = [ofUtgs, ofNamed, ofProfiles, ofTemplates].flatMap(failureIn)
      const refused = failures.find(isUnauthorized)
      if (refused !== undefined) return Result.fail(refused)
      return Result.succeed<RecordAnswer>({
        found: {
          utgs: rowsOf(ofUtgs),
          actedOn: rowsOf(ofNamed),
          profiles: rowsOf(ofProfiles),
          templates: rowsOf(ofTemplates)
        },
        unread: failures[0] ?? null
      })
    },
    close: () => {
      for (const list of [utgs, profiles, templates]) list.close()
    }
  }
}
