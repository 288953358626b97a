import { updateTemplate } from "@command-center/api/management/template-changes"
import { editTemplateMachine } from "@command-center/machines/edit-template/edit-template.machine"
import type { TemplateUpdate } from "@command-center/machines/edit-template/edit-template.types"
import type { Console } from "../../app/console.ts"
import { fromEffect } from "../../app/from-effect.ts"

export const wireEditTemplate = ({ runtime }: Pick<Console, "runtime">) =>
  editTemplateMachine.provide({
    actors: {
      updateTemplate: fromEffect(runtime)<TemplateUpdate, unknown>(({ businessEntityId, id, object }) =>
        updateTemplate(businessEntityId, id, object)
      )
    }
  })
