import { exportCsv } from "@command-center/api/management/exports"
import { exportRowsMachine } from "@command-center/machines/export-rows/export-rows.machine"
import type { ExportRowsInput } from "@command-center/machines/export-rows/export-rows.types"
import { makeRowScreenMachine } from "@command-center/machines/row-screen/row-screen.machine"
import type { RowScreenDefinition } from "@command-center/machines/row-screen/row-screen.types"
import type { ActorRefFrom } from "xstate"
import type { Console } from "../app/console.ts"
import { fromEffect } from "../app/from-effect.ts"
import type { RowsDoor } from "../rows/rows-door.ts"
import { wireList } from "./wire-list.ts"

/** The running screen of a list without flows of its own. */
export type RowScreenRef<Row> = ActorRefFrom<ReturnType<typeof makeRowScreenMachine<Row>>>

/** A list without flows of its own, over the rows behind a door. */
export const wireRowScreen = <Row>(
  { runtime, now }: Pick<Console, "runtime" | "now">,
  definition: RowScreenDefinition<Row>,
  door: RowsDoor<Row>
) =>
  makeRowScreenMachine<Row>(definition).provide({
    actors: {
      list: wireList(definition.list, door, now),
      exportRows: exportRowsMachine.provide({
        actors: {
          exportCsv: fromEffect(runtime)<ExportRowsInput, unknown>(({ list, businessEntityId }) =>
            exportCsv(list, businessEntityId)
          )
        }
      })
    }
  })
