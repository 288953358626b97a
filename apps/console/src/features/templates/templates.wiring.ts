import { createTemplate, deleteTemplate } from "@command-center/api/management/template-changes"
import type { TemplateRow } from "@command-center/domain/template/template"
import type { NewTemplate } from "@command-center/domain/template/template-draft"
import type { Failure } from "@command-center/machines/actor-logic/failure"
import type { Outcome, Task } from "@command-center/machines/actor-logic/outcome"
import { deleteTemplateMachine } from "@command-center/machines/delete-template/delete-template.machine"
import type { TemplateToDelete } from "@command-center/machines/delete-template/delete-template.types"
import { newTemplateMachine } from "@command-center/machines/new-template/new-template.machine"
import {
  templateRows,
  templatesScreenMachine
} from "@command-center/machines/templates-screen/templates-screen.machine"
import { Result } from "effect"
import { fromPromise } from "xstate"
import type { Console } from "../../app/console.ts"
import { fromEffect } from "../../app/from-effect.ts"
import { wireRowScreen } from "../../list/row-screen.wiring.ts"
import type { RowsDoor } from "../../rows/rows-door.ts"

/** The names of all rows that are loaded, on whatever page. */
const collectNames = (door: RowsDoor<TemplateRow>): Task<null, ReadonlyArray<string>, Failure> =>
  fromPromise<Outcome<ReadonlyArray<string>, Failure>, null>(async () => {
    const rows = await door.rowsOf(await door.ids(""))
    return Result.succeed(rows.flatMap(({ name }) => (name === null ? [] : [name])))
  })

/** The Config Template List over the rows behind a door. */
export const wireTemplates = (console: Pick<Console, "runtime" | "now">, door: RowsDoor<TemplateRow>) =>
  templatesScreenMachine.provide({
    actors: {
      rows: wireRowScreen(console, templateRows, door),
      collectNames: collectNames(door),
      newTemplate: newTemplateMachine.provide({
        actors: { createTemplate: fromEffect(console.runtime)<NewTemplate, TemplateRow>(createTemplate) }
      }),
      deleteTemplate: deleteTemplateMachine.provide({
        actors: {
          deleteTemplate: fromEffect(console.runtime)<TemplateToDelete, unknown>(({ businessEntityId, templateId }) =>
            deleteTemplate(businessEntityId, templateId)
          )
        }
      })
    }
  })
