import type { FormRow } from "@command-center/domain/form/form"
import { formList } from "@command-center/domain/form/form-list"
import { type ListScreenProps, RowsOnlyScreen } from "../../list/rows-only.screen.tsx"
import type { RowsOnly } from "../../list/rows-only.view.tsx"

const screen: RowsOnly<FormRow> = {
  list: formList,
  properties: [],
  copyOf: (row) => row,
  nameKey: "name"
}

/** Document 2 §2 "Form Manager". */
export function FormsScreen(props: ListScreenProps) {
  return <RowsOnlyScreen {...props} screen={screen} />
}
