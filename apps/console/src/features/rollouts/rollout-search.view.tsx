import { rolloutPageMessages as messages } from "@command-center/domain/rollout/rollout-page-messages"
import { rolloutStates } from "@command-center/domain/rollout/rollout-record"
import { isNarrowed, type SoughtRollouts } from "@command-center/domain/rollout/rollout-search"
import type { rolloutListMachine } from "@command-center/machines/rollout-list/rollout-list.machine"
import { Button } from "@command-center/ui/fields/button"
import { SearchField } from "@command-center/ui/fields/search-field"
import { SelectField } from "@command-center/ui/fields/select-field"
import type { ActorRefFrom } from "xstate"

export interface RolloutSearchProps {
  readonly actor: ActorRefFrom<typeof rolloutListMachine>
  readonly sought: SoughtRollouts
  /** How many are shown of how many; empty where all are. */
  readonly count: string
}

const choices = [
  { value: "all" as const, label: messages.allStates },
  ...rolloutStates.map((value) => ({ value, label: messages.states[value] }))
]

/** Which of the listed rollouts are shown, and how many those are. */
export function RolloutSearch({ actor, sought, count }: RolloutSearchProps) {
  return (
    <div className="cc-rollout-search">
      <SearchField
        label={messages.search}
        isLabelShown
        placeholder={messages.searchTip}
        value={sought.text}
        onChange={(text) => actor.send({ type: "search.changed", text })}
      />
      <SelectField
        label={messages.state}
        value={sought.state ?? "all"}
        options={choices}
        onChange={(chosen) => actor.send({ type: "state.chosen", state: chosen === "all" ? null : chosen })}
      />
      <span role="status" className="cc-hint">
        {count}
      </span>
      {isNarrowed(sought) && (
        <Button variant="outline" onClick={() => actor.send({ type: "search.reset" })}>
          {messages.resetSearch}
        </Button>
      )}
    </div>
  )
}
