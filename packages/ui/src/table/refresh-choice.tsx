import type { RefreshEvery } from "@command-center/domain/rows/refresh"
import { RefreshCw } from "lucide-react"
import { useId } from "react"
import { Button } from "../fields/button.tsx"

interface RefreshOption {
  readonly every: RefreshEvery
  readonly label: string
}

export interface RefreshChoiceProps {
  readonly label: string
  readonly every: RefreshEvery
  readonly options: ReadonlyArray<RefreshOption>
  readonly onChoose: (every: RefreshEvery) => void
  readonly now: { readonly label: string; readonly isBusy: boolean; readonly onRefresh: () => void }
}

const valueOf = (every: RefreshEvery): string => String(every ?? "")

/** How often the rows are read again, and a button that does it at once. */
export function RefreshChoice({ label, every, options, onChoose, now }: RefreshChoiceProps) {
  const id = useId()
  return (
    <div className="cc-page-size">
      <label htmlFor={id}>{label}</label>
      <div className="cc-refresh">
        <select
          id={id}
          className="cc-select"
          data-tip={label}
          value={valueOf(every)}
          onChange={(event) => onChoose(options[event.currentTarget.selectedIndex]?.every ?? null)}
        >
          {options.map((option) => (
            <option key={valueOf(option.every)} value={valueOf(option.every)}>
              {option.label}
            </option>
          ))}
        </select>
        <Button
          colorPalette="gray"
          aria-label={now.label}
          data-tip={now.label}
          data-busy={now.isBusy || undefined}
          onClick={now.onRefresh}
        >
          <RefreshCw aria-hidden />
        </Button>
      </div>
    </div>
  )
}
