import { Option, Schema } from "effect"
import { GroupedPredicate, Predicate } from "../filter/filter-schema.ts"

const Id = Schema.Int

/** Those that were selected, or all that the list found, as it was narrowed besides its filter. */
const Who = Schema.Union([
  Schema.Struct({ ids: Schema.Array(Id) }),
  Schema.Struct({ search: Schema.String, facets: Schema.Record(Schema.String, Schema.Array(Schema.String)) })
])

const Chosen = Schema.Struct({
  list: Schema.Literals(["utgs", "devices"]),
  who: Who,
  /** By which the list was filtered meanwhile. */
  filter: Schema.Array(Schema.Union([Predicate, GroupedPredicate]))
})
/** What was chosen in a list for the page that is opened. */
export type Chosen = typeof Chosen.Type

/** In the navigation state, which the browser keeps with the entry. */
export interface ChosenState {
  readonly chosen: Chosen
}

const decode = Schema.decodeUnknownOption(Schema.Struct({ chosen: Chosen }))

/** What a navigation state says was chosen, each once; null for none, as the browser's history may hold anything. */
export const readChosen = (state: unknown): Chosen | null =>
  Option.match(decode(state), {
    onNone: () => null,
    onSome: ({ chosen }) => {
      if (!("ids" in chosen.who)) return chosen
      const { ids } = chosen.who
      return ids.length === 0 ? null : { ...chosen, who: { ids: [...new Set(ids)] } }
    }
  })
