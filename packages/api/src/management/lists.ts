import { type AnyPredicate, encodeFilter } from "@command-center/domain/filter/predicate"
import type { JsonObject } from "@command-center/domain/json/json-field"
import type { RowsCall } from "@command-center/domain/rows/list-description"
import type { RowFields, RowOf } from "@command-center/domain/rows/row-fields"
import { Effect, Result } from "effect"
import { type ReceivedRows, type RowsInto, receiveRows } from "../rows/list-receiver.ts"
import type { ApiError } from "../transport/api-error.ts"
import type { Call } from "../transport/call.ts"
import { type ReadRows, readRecords, readRows } from "../transport/decode.ts"
import { Http } from "../transport/http.ts"
import { answerFields, paths } from "../transport/wire-contract.ts"

/** Milliseconds: a list of 100,000 rows takes its time. */
const patience = 120_000

type Wire = Pick<Call<unknown>, "service" | "method" | "place" | "query" | "intent" | "action"> & {
  readonly answer: string
  readonly isQuery: boolean
}

const query =
  (place: (beId: number) => Call<unknown>["place"], answer: string) =>
  (beId: number): Wire => ({
    service: "management",
    method: "POST",
    place: place(beId),
    intent: "read",
    answer,
    isQuery: true
  })

const plain =
  (place: (beId: number) => Call<unknown>["place"], answer: string, action?: string) =>
  (beId: number): Wire => ({
    service: "management",
    method: "GET",
    place: place(beId),
    answer,
    isQuery: false,
    ...(action === undefined ? {} : { action })
  })

/** How rows are asked for (document 1 §7, document 2 §7). */
const wires: Readonly<Record<RowsCall, (beId: number) => Wire>> = {
  utgs: query(paths.componentsQuery, answerFields.serviceView),
  tasks: query(paths.tasksQuery, answerFields.taskView),
  devices: query(paths.devicesQuery, answerFields.deviceView),
  forms: plain(paths.forms, answerFields.componentDeviceForm, "fetch Device Forms"),
  profiles: plain(paths.profiles, answerFields.componentProfile),
  installations: plain(paths.installations, answerFields.installation, "fetch installation"),
  templates: plain(paths.templates, answerFields.configTemplate),
  users: (beId) => ({
    ...plain(paths.usersOf, answerFields.user, "fetch users")(beId),
    service: "security",
    query: { fullDetail: false }
  })
}

/** Rows of an account, by the call that brings them and the fields that are read of each. */
export interface AskedRows<Fields extends RowFields> {
  readonly call: RowsCall
  readonly fields: Fields
}

const listCall = <Fields extends RowFields>(
  list: AskedRows<Fields>,
  businessEntityId: number,
  predicates: ReadonlyArray<AnyPredicate>
) => {
  const { answer, isQuery, ...wire } = wires[list.call](businessEntityId)
  return { ...wire, answer, timeout: patience, ...(isQuery ? { text: encodeFilter(predicates) } : {}) }
}

/** The rows of a list at an account; predicates count for UTGs, tasks and devices. A bad row holds up no other. */
export const loadList = <Fields extends RowFields>(
  list: AskedRows<Fields>,
  businessEntityId: number,
  predicates: ReadonlyArray<AnyPredicate> = []
): Effect.Effect<ReadRows<RowOf<Fields>>, ApiError, Http> =>
  Effect.flatMap(Http, (http) => {
    const { answer, ...call } = listCall(list, businessEntityId, predicates)
    return http.send({ ...call, read: readRows(answer, list.fields) })
  })

/** As `loadList`, each row with all of its record in `json`, as the service sent it. */
export const loadRecords = <Fields extends RowFields>(
  list: AskedRows<Fields>,
  businessEntityId: number,
  predicates: ReadonlyArray<AnyPredicate> = []
): Effect.Effect<ReadRows<{ readonly row: RowOf<Fields>; readonly json: JsonObject }>, ApiError, Http> =>
  Effect.flatMap(Http, (http) => {
    const { answer, ...call } = listCall(list, businessEntityId, predicates)
    return http.send({ ...call, read: readRecords(answer, list.fields) })
  })

/** Bytes: above it, a list is no list any more. */
const listSizeLimit = 4_000_000_000

/** As `loadList`, but rows go into `into` while they arrive; what comes back are those that could not be read. */
export const streamList = <Fields extends RowFields>(
  list: AskedRows<Fields>,
  businessEntityId: number,
  predicates: ReadonlyArray<AnyPredicate>,
  into: RowsInto<RowOf<Fields>>
): Effect.Effect<ReceivedRows, ApiError, Http> =>
  Effect.flatMap(Http, (http) => {
    const { answer, ...call } = listCall(list, businessEntityId, predicates)
    const read = readRows(answer, list.fields)
    return http.send<ReceivedRows>({
      ...call,
      sizeLimit: listSizeLimit,
      read: (json) =>
        Result.map(read(json), ({ rows, unreadable }) => {
          into.begin()
          for (const row of rows) into.row(row, row)
          return { unreadable }
        }),
      receive: () => receiveRows(answer, list.fields, into)
    })
  })
