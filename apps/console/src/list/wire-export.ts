import { exportCsv } from "@command-center/api/management/exports"
import { exportRowsMachine } from "@command-center/machines/export-rows/export-rows.machine"
import type { ExportRowsInput } from "@command-center/machines/export-rows/export-rows.types"
import type { ApiRuntime } from "../app/console.ts"
import { fromDownload } from "../app/from-effect.ts"

/** The export flow with the CSV that the service writes of all rows of the account. */
export const wireExport = (runtime: ApiRuntime) =>
  exportRowsMachine.provide({
    actors: {
      exportCsv: fromDownload(runtime)<ExportRowsInput, unknown>(({ list, businessEntityId }, onProgress) =>
        exportCsv(list, businessEntityId, onProgress)
      )
    }
  })
