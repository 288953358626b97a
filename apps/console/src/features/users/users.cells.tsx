import { rightsMessages } from "@command-center/domain/permission/rights-messages"
import type { UserRow } from "@command-center/domain/user/user"
import { nameProps } from "@command-center/ui/table/end-kept"
import type { LinkCells } from "../../list/table-columns.tsx"

/** A user has no page: the name opens what they may do, and why (a row's menu is the documents', 2 §2). */
export const userLinks = (explain: (row: UserRow) => void): LinkCells<UserRow> => ({
  username: (row, { tabIndex }) => (
    <button
      type="button"
      className="cc-link"
      tabIndex={tabIndex}
      data-tip={rightsMessages.explain(row.username || String(row.id))}
      onClick={() => explain(row)}
      {...nameProps(row.username || String(row.id))}
    />
  )
})
