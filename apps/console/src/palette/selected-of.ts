import { type Selection, selectedIds } from "@command-center/domain/rows/selection"

interface Listing {
  readonly getSnapshot: () => { readonly context: { readonly selection: Selection } }
}

interface Rows {
  readonly getSnapshot: () => { readonly children: { readonly list?: Listing | undefined } }
}

interface ListScreen {
  readonly getSnapshot: () => { readonly children: { readonly rows?: Rows | undefined } }
}

/** What is selected in the list of a screen now. */
export const selectedOf = (screen: ListScreen): ReadonlyArray<number> => {
  const list = screen.getSnapshot().children.rows?.getSnapshot().children.list
  return list === undefined ? [] : selectedIds(list.getSnapshot().context.selection)
}
