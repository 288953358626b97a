import { emptyFilter } from "@command-center/domain/filter/filter-draft"
import type { FormRow } from "@command-center/domain/form/form"
import { formList } from "@command-center/domain/form/form-list"
import { type ListScreenProps, RowsScreen } from "../../list/row-screen.screen.tsx"
import type { RowScreen } from "../../list/row-screen.view.tsx"

const screen: RowScreen<FormRow> = {
  list: formList,
  properties: [],
  defaultFilter: () => emptyFilter,
  copyOf: (row) => row,
  nameKey: "name"
}

/** Document 2 §2 "Form Manager". */
export function FormsScreen(props: ListScreenProps) {
  return <RowsScreen {...props} screen={screen} />
}
