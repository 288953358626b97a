import { createTemplateOnce, deleteTemplateOnce } from "@command-center/api/writes/record-writes"
import type { TemplateRow } from "@command-center/domain/template/template"
import type { Failure } from "@command-center/machines/actor-logic/failure"
import type { Outcome, Task } from "@command-center/machines/actor-logic/outcome"
import type { OthersRemoval, TakenNames } from "@command-center/machines/create-record/create-record.types"
import type { Deletion } from "@command-center/machines/delete-record/delete-record.types"
import { deleteTemplateMachine } from "@command-center/machines/delete-template/delete-template.machine"
import {
  type NewTemplateCreation,
  newTemplateMachine
} from "@command-center/machines/new-template/new-template.machine"
import { templateRows, templatesScreenMachine } from "@command-center/machines/screens/templates-screen"
import { Effect, Result } from "effect"
import { fromPromise } from "xstate"
import type { Console } from "../../app/console.ts"
import { fromEffect } from "../../app/from-effect.ts"
import { loadedNames } from "../../list/loaded-names.ts"
import { wireRowScreen } from "../../list/row-screen.wiring.ts"
import type { RowsClient } from "../../rows/rows-client.ts"

const readNames = (client: RowsClient<TemplateRow>): Task<null, TakenNames, Failure> =>
  fromPromise<Outcome<TakenNames, Failure>, null>(async () => Result.succeed(await loadedNames(client)))

const create = ({ businessEntityId, draft, unsettled }: NewTemplateCreation) =>
  createTemplateOnce({ businessEntityId, content: draft.name, unsettledName: unsettled?.name ?? null })

/** The Config Template List over the rows of a client. */
export const wireTemplates = (console: Pick<Console, "runtime" | "now">, client: RowsClient<TemplateRow>) => {
  const task = fromEffect(console.runtime)
  return templatesScreenMachine.provide({
    actors: {
      rows: wireRowScreen(console, templateRows, client),
      read: readNames(client),
      newTemplate: newTemplateMachine.provide({
        actors: {
          create: task(create),
          removeOthers: task<OthersRemoval<TemplateRow>, unknown>(({ businessEntityId, others }) =>
            Effect.forEach(others, (row) => deleteTemplateOnce({ businessEntityId, row, mayBeDone: false }))
          )
        }
      }),
      deleteTemplate: deleteTemplateMachine.provide({
        actors: { deleteRow: task<Deletion<TemplateRow>, unknown>(deleteTemplateOnce) }
      })
    }
  })
}
