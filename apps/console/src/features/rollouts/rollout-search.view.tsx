import { rolloutPageMessages as messages } from "@command-center/domain/rollout/rollout-page-messages"
import { rolloutStates } from "@command-center/domain/rollout/rollout-record"
import { everyRollout, isNarrowed, type SoughtRollouts } from "@command-center/domain/rollout/rollout-search"
import { Button } from "@command-center/ui/fields/button"
import { SearchField } from "@command-center/ui/fields/search-field"
import { SelectField } from "@command-center/ui/fields/select-field"
import type { ReactNode } from "react"

export interface RolloutSearchProps {
  readonly sought: SoughtRollouts
  readonly onSeek: (sought: SoughtRollouts) => void
  /** How many are shown of how many; empty where all are. */
  readonly count: string
  /** At the end of the line. */
  readonly children: ReactNode
}

const choices = [
  { value: "all" as const, label: messages.allStates },
  ...rolloutStates.map((value) => ({ value, label: messages.states[value] }))
]

/** Which of the listed rollouts are shown, and how many those are. */
export function RolloutSearch({ sought, onSeek, count, children }: RolloutSearchProps) {
  return (
    <div className="cc-rollout-search">
      <SearchField
        label={messages.search}
        isLabelShown
        placeholder={messages.searchTip}
        value={sought.text}
        onChange={(text) => onSeek({ ...sought, text })}
      />
      <SelectField
        label={messages.state}
        value={sought.state ?? "all"}
        options={choices}
        onChange={(chosen) => onSeek({ ...sought, state: chosen === "all" ? null : chosen })}
      />
      <span role="status" className="cc-hint">
        {count}
      </span>
      {isNarrowed(sought) && (
        <Button variant="outline" onClick={() => onSeek(everyRollout)}>
          {messages.resetSearch}
        </Button>
      )}
      {children}
    </div>
  )
}
