import { models } from "./specs/all.ts"
import { declaredOf } from "./support/declared.ts"
import { explore } from "./support/explore.ts"
import { transitionPage } from "./support/transition-page.ts"

/** The files of docs/transitions with their texts. */
export const transitionPages = (): ReadonlyArray<readonly [fileName: string, text: string]> =>
  Object.entries(models).map(([name, model]) => [
    `${name}.md`,
    transitionPage(name, declaredOf(model.machine), explore(model).paths)
  ])
