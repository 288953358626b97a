import { Option, Schema } from "effect"
import { GroupedPredicate, Predicate } from "../filter/filter-schema.ts"

const Id = Schema.Int

const Chosen = Schema.Struct({
  list: Schema.Literals(["utgs", "devices"]),
  ids: Schema.Array(Id),
  /** By which the list was filtered meanwhile. */
  filter: Schema.Array(Schema.Union([Predicate, GroupedPredicate]))
})
/** What was selected in a list for the page that is opened. */
export type Chosen = typeof Chosen.Type

/** In the navigation state, which the browser keeps with the entry. */
export interface ChosenState {
  readonly chosen: Chosen
}

const decode = Schema.decodeUnknownOption(Schema.Struct({ chosen: Chosen }))

/** What a navigation state says was selected, each once; null for none, as the browser's history may hold anything. */
export const readChosen = (state: unknown): Chosen | null =>
  Option.match(decode(state), {
    onNone: () => null,
    onSome: ({ chosen }) => (chosen.ids.length === 0 ? null : { ...chosen, ids: [...new Set(chosen.ids)] })
  })
