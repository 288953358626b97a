import type { AnyPredicate } from "@command-center/domain/filter/predicate"
import { selectPredicates } from "@command-center/machines/list-screen/list-screen.selectors"
import type { makeRowScreenMachine } from "@command-center/machines/row-screen/row-screen.machine"
import { selectList } from "@command-center/machines/row-screen/row-screen.selectors"
import type { ActorRefFrom } from "xstate"

type RowScreenRef<Row> = ActorRefFrom<ReturnType<typeof makeRowScreenMachine<Row>>>

interface Screen<Row> {
  readonly getSnapshot: () => { readonly children: { readonly rows?: RowScreenRef<Row> | undefined } }
}

/** By which a list is filtered at the moment. */
export const filterOf = <Row>(screen: Screen<Row>): ReadonlyArray<AnyPredicate> => {
  const { rows } = screen.getSnapshot().children
  const list = rows === undefined ? undefined : selectList<Row>(rows.getSnapshot())
  return list === undefined ? [] : selectPredicates<Row>(list.getSnapshot())
}
