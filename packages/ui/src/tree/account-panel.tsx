import { frameMessages } from "@command-center/domain/message/frame-messages"
import type { ReactNode } from "react"
import { SearchField } from "../fields/search-field.tsx"
import { SwitchField } from "../fields/switch-field.tsx"

export interface AccountPanelProps {
  readonly filter: string
  readonly onFilterChange: (filter: string) => void
  readonly expandAll: boolean
  readonly onExpandAllChange: (expandAll: boolean) => void
  /** The tree; nothing when it holds no more than one account. */
  readonly children: ReactNode
}

/** What stands under the heading "Accounts": filter, switch, tree. */
export function AccountPanel(props: AccountPanelProps) {
  return (
    <div className="cc-panel">
      <div className="cc-panel-tools">
        <SearchField
          label={frameMessages.accountFilter}
          placeholder={frameMessages.filterAccounts}
          isLabelShown={false}
          value={props.filter}
          onChange={props.onFilterChange}
        />
        <SwitchField label={frameMessages.expandAll} isOn={props.expandAll} onChange={props.onExpandAllChange} />
      </div>
      {props.children}
    </div>
  )
}
