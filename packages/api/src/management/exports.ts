import { encodeFilter } from "@command-center/domain/filter/predicate"
import type { Transfer } from "@command-center/domain/message/transfer-messages"
import { makeCsvEnd } from "@command-center/domain/rows/csv-end"
import { Effect } from "effect"
import type { ApiError } from "../transport/api-error.ts"
import { Http } from "../transport/http.ts"
import { paths } from "../transport/wire-contract.ts"

/** The lists that the service itself writes as CSV. */
export type ExportedList = "utgs" | "devices" | "tasks"

/** Milliseconds until the first byte: the service writes all its rows first. */
const patience = 600_000

const places = { utgs: paths.componentsCsv, devices: paths.devicesCsv, tasks: paths.tasksCsv } as const

/**
 * All rows of an account as CSV, whatever filter the screen has (document 1 §7, document 2 §7). `onProgress` is told the
 * bytes that have come, of all where the service says how many; a file that was cut off fails as unreadable.
 */
export const exportCsv = (
  list: ExportedList,
  businessEntityId: number,
  onProgress?: (transfer: Transfer) => void
): Effect.Effect<Blob, ApiError, Http> =>
  Effect.flatMap(Http, (http) =>
    http.bytes({
      service: "management",
      method: "POST",
      intent: "read",
      place: places[list](businessEntityId),
      text: encodeFilter([]),
      timeout: patience,
      expected: "CSV",
      onProgress,
      end: makeCsvEnd
    })
  )
