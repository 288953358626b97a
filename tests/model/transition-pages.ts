import { declaredOf } from "./support/declared.ts"
import { effectPage } from "./support/effect-page.ts"
import { explore } from "./support/explore.ts"
import { models } from "./support/registry.ts"
import { transitionPage } from "./support/transition-page.ts"

type Pages = ReadonlyArray<readonly [fileName: string, text: string]>

/** The files of docs/transitions and docs/effects with their texts. */
export const transitionPages = (): { readonly transitions: Pages; readonly effects: Pages } => {
  const pages = Object.entries(models).map(([name, model]) => {
    const declared = declaredOf(model.machine)
    const explored = explore(model)
    return {
      transition: [`${name}.md`, transitionPage(name, declared, explored.paths)] as const,
      effect: [`${name}.md`, effectPage(name, declared, explored.recorded, model.inputs.length)] as const
    }
  })
  return { transitions: pages.map(({ transition }) => transition), effects: pages.map(({ effect }) => effect) }
}
