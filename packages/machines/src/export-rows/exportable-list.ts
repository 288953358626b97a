import type { ListId } from "@command-center/domain/rows/list-id"
import type { ExportableList } from "./export-rows.types.ts"
import { exportTexts } from "./export-texts.ts"

const isExportable = (id: ListId): id is ExportableList => Object.hasOwn(exportTexts, id)

/** The list as one that the service writes as CSV; null where it does not (documents 1 §2.6 and 2 §2). */
export const exportableList = (id: ListId): ExportableList | null => (isExportable(id) ? id : null)
