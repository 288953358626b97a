import { rolloutPageMessages as messages } from "@command-center/domain/rollout/rollout-page-messages"
import type { Rollout } from "@command-center/domain/rollout/rollout-record"
import { waitingText } from "@command-center/domain/rollout/waiting"
import { chartSteps } from "@command-center/machines/rollout-run/rollout-run.chart"
import { WithTimes } from "../../app/with-times.tsx"

export interface RolloutChartProps {
  readonly rollout: Rollout
}

/** The chart that drives it, as a row: where it is, what it waits for, since when, and who can end that. */
export function RolloutChart({ rollout }: RolloutChartProps) {
  const { waitingFor, state } = rollout
  return (
    <section className="cc-rollout-where" aria-label={messages.chart.label}>
      <ol className="cc-rollout-chart">
        {chartSteps(rollout).map(({ state: each, label, isCurrent }) => (
          <li key={each} aria-current={isCurrent ? "step" : undefined} data-tone={isCurrent ? state : undefined}>
            {label}
          </li>
        ))}
      </ol>
      {waitingFor !== null && (
        <p className="cc-rollout-waiting">
          <WithTimes say={(timeText) => waitingText(waitingFor, timeText)} />
        </p>
      )}
    </section>
  )
}
