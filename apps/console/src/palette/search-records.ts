import type { ApiError } from "@command-center/api/transport/api-error"
import type { RecordArea } from "@command-center/domain/palette/found-records"
import { profileList } from "@command-center/domain/profile/profile-list"
import type { ListDescription } from "@command-center/domain/rows/list-description"
import { templateList } from "@command-center/domain/template/template-list"
import { utgList } from "@command-center/domain/utg/utg-list"
import { type Failure, isUnauthorized } from "@command-center/machines/actor-logic/failure"
import type { RecordAnswer, RecordQuestion, RecordsOutcome } from "@command-center/machines/palette/palette.types"
import { Result } from "effect"
import type { Console } from "../app/console.ts"
import { failureOf } from "../app/from-effect.ts"

type Opens = Pick<Console, "openRows">

/** Rows of one list that have a term; more are not looked at by anybody. */
const mostRows = 25

type Found<Row> = Result.Result<ReadonlyArray<Row>, ApiError>

interface SearchedList<Row> {
  readonly find: (terms: ReadonlyArray<string>) => Promise<Found<Row>>
  readonly close: () => void
}

/** A list's rows, which are asked for with the first term and held by the worker until the search is closed. */
const searchedList = <Row>(console: Opens, list: ListDescription<Row>, businessEntityId: number): SearchedList<Row> => {
  const called = new AbortController()
  const open = () => {
    const client = console.openRows(list)
    return { client, loaded: client.load({ businessEntityId, predicates: [] }, called.signal) }
  }
  let opened: ReturnType<typeof open> | null = null
  const close = () => {
    opened?.client.close()
    opened = null
  }
  return {
    find: async (terms) => {
      opened ??= open()
      const { client, loaded } = opened
      const answer = await loaded
      if (Result.isFailure(answer)) {
        // The next term asks again.
        close()
        return Result.fail(answer.failure)
      }
      const asked = { sort: list.defaultSort, page: 1, pageSize: mostRows }
      const views = await Promise.all(terms.map((search) => client.view({ ...asked, search })))
      const byId = new Map(views.flatMap(({ rows }) => rows.map((row) => [list.idOf(row), row] as const)))
      return Result.succeed([...byId.values()])
    },
    close: () => {
      called.abort()
      close()
    }
  }
}

const rowsOf = <Row>(answer: Found<Row>): ReadonlyArray<Row> => Result.getOrElse(answer, () => [])

const failureIn = <Row>(answer: Found<Row>): ReadonlyArray<Failure> =>
  Result.isFailure(answer) ? [failureOf(answer.failure)] : []

/** Looks for records in the lists of an account. */
export const searchRecords = (console: Opens, businessEntityId: number) => {
  const utgs = searchedList(console, utgList, businessEntityId)
  const profiles = searchedList(console, profileList, businessEntityId)
  const templates = searchedList(console, templateList, businessEntityId)
  return {
    find: async ({ areas, terms }: RecordQuestion): Promise<RecordsOutcome> => {
      const asked = <Row>(area: RecordArea, list: SearchedList<Row>): Promise<Found<Row>> =>
        areas.includes(area) ? list.find(terms) : Promise.resolve(Result.succeed([]))
      const [ofUtgs, ofProfiles, ofTemplates] = await Promise.all([
        asked("utgs", utgs),
        asked("profiles", profiles),
        asked("templates", templates)
      ])
      const failures = [...failureIn(ofUtgs), ...failureIn(ofProfiles), ...failureIn(ofTemplates)]
      const refused = failures.find(isUnauthorized)
      if (refused !== undefined) return Result.fail(refused)
      const found = { utgs: rowsOf(ofUtgs), profiles: rowsOf(ofProfiles), templates: rowsOf(ofTemplates) }
      return Result.succeed<RecordAnswer>({ found, unread: failures[0] ?? null })
    },
    close: () => {
      for (const list of [utgs, profiles, templates]) list.close()
    }
  }
}
