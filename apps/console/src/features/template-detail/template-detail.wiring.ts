import { loadSentTemplate, type SentTemplate } from "@command-center/api/management/templates"
import type { RecordInput } from "@command-center/machines/record-screen/record-screen.types"
import { Effect } from "effect"
import type { Console } from "../../app/console.ts"
import { wireRecord } from "../../record/wire-record.ts"

export const wireTemplate = ({ runtime }: Pick<Console, "runtime">) =>
  wireRecord(runtime, "template", ({ businessEntityId, id }: RecordInput) =>
    Effect.map(loadSentTemplate(businessEntityId, id), (record): SentTemplate | null => record)
  )
