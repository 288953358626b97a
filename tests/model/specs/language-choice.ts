import { languageChoiceMachine } from "@command-center/machines/language-choice/language-choice.machine"
import { walksOf } from "../../walks/support/plan.ts"
import { modelled } from "../support/machine-model.ts"

export const spec = modelled(languageChoiceMachine, {
  inputs: [{ spoken: "en" }],
  user: {
    "language.chosen": [
      { language: "en", hasUnsavedWork: false },
      { language: "de", hasUnsavedWork: false },
      { language: "de", hasUnsavedWork: true }
    ],
    "editing.continued": [{}],
    "work.lost": [{}]
  },
  outcomes: {}
})

export const walks = walksOf(spec, { all: {} })
