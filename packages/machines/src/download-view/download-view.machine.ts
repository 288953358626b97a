import { noFacets } from "@command-center/domain/facets/facet-choices"
import type { Transfer } from "@command-center/domain/message/transfer-messages"
import { rowIds } from "@command-center/domain/rows/row-ids"
import { selectedCount, selectedIds } from "@command-center/domain/rows/selection"
import type { CsvRequest } from "@command-center/domain/rows/view-csv"
import { viewCsvMessages } from "@command-center/domain/rows/view-csv-messages"
import { Result } from "effect"
import { assign, emit, setup } from "xstate"
import type { Emitted } from "../actor-logic/emitted.ts"
import { unprovided, withOutput } from "../actor-logic/outcome.ts"
import type {
  DownloadViewContext,
  DownloadViewEvent,
  DownloadViewInput,
  DownloadViewOutput,
  RowsChoice,
  WrittenOutcome
} from "./download-view.types.ts"

const requestOf = ({ view, columns, choice }: DownloadViewContext): CsvRequest => ({
  search: view.search,
  facets: view.facets ?? noFacets,
  sort: view.sort,
  only: choice === "selected" ? rowIds(selectedIds(view.selection)) : null,
  columns
})

/** Rows of the file. */
const countOf = ({ view, choice, transfer }: DownloadViewContext): number =>
  transfer?.total ?? (choice === "selected" ? selectedCount(view.selection) : view.matching)

/** Writes what the list shows into a file: all rows that match, or, where rows are selected, those if they are chosen. */
export const downloadViewMachine = setup({
  types: {
    input: {} as DownloadViewInput,
    context: {} as DownloadViewContext,
    events: {} as DownloadViewEvent,
    emitted: {} as Emitted,
    output: {} as DownloadViewOutput,
    children: {} as { writeView: "writeView" },
    tags: {} as "busy" | "hidden" | "crashed"
  },
  actors: { writeView: unprovided<CsvRequest, unknown, never>("writeView") },
  delays: {
    /** Milliseconds before a dialog shows progress: most files are written sooner. */
    soon: 300
  },
  guards: {
    hasNoSelection: ({ context }) => selectedCount(context.view.selection) === 0,
    wasAsked: ({ context }) => selectedCount(context.view.selection) > 0
  },
  actions: {
    setChoice: assign((_, choice: RowsChoice) => ({ choice })),
    setTransfer: assign((_, transfer: Transfer | null) => ({ transfer })),
    download: emit(({ context }, outcome: WrittenOutcome) => ({
      type: "download",
      fileName: viewCsvMessages.fileName(context.list),
      content: Result.getOrThrow(outcome)
    })),
    tellWritten: emit(({ context }) => ({
      type: "toast",
      kind: "success",
      text: viewCsvMessages.written(countOf(context), viewCsvMessages.fileName(context.list))
    }))
  }
}).createMachine({
  id: "downloadView",
  context: ({ input }) => ({ ...input, choice: "matching", transfer: null }),
  initial: "asking",
  output: ({ event }) => ({ downloaded: event.type === "xstate.done.state.downloadView.written" }),
  states: {
    asking: {
      always: { guard: "hasNoSelection", target: "writing" },
      on: {
        "choice.changed": { actions: { type: "setChoice", params: ({ event }) => event.choice } },
        confirm: "writing",
        cancel: "closed"
      }
    },
    writing: {
      tags: "busy",
      entry: { type: "setTransfer", params: null },
      invoke: {
        id: "writeView",
        src: "writeView",
        input: ({ context }) => requestOf(context),
        onDone: { target: "written", actions: [withOutput("download"), "tellWritten"] },
        onError: "crashed"
      },
      on: {
        "download.progressed": { actions: { type: "setTransfer", params: ({ event }) => event.transfer } },
        cancel: "closed"
      },
      initial: "quiet",
      states: {
        quiet: { tags: "hidden", always: { guard: "wasAsked", target: "shown" }, after: { soon: "shown" } },
        shown: {}
      }
    },
    crashed: { tags: "crashed", on: { retry: "writing", cancel: "closed" } },
    written: { type: "final" },
    closed: { type: "final" }
  }
})
