import { rolloutPageMessages as messages } from "@command-center/domain/rollout/rollout-page-messages"
import type { WaveFigures } from "@command-center/domain/rollout/rollout-record"
import { type BarPart, WaveBar } from "@command-center/ui/chart/wave-bar"

const partsOf = ({
  succeeded,
  failed,
  unconfirmed,
  silent,
  skipped,
  sent,
  targets
}: WaveFigures): ReadonlyArray<BarPart> => {
  const { targetStates } = messages
  const open = Math.max(0, Math.min(sent, targets) - succeeded - failed - unconfirmed - silent)
  return [
    { key: "succeeded", name: targetStates.succeeded, count: succeeded, tone: "good" },
    { key: "failed", name: targetStates.failed, count: failed, tone: "bad" },
    { key: "silent", name: targetStates.silent, count: silent, tone: "bad" },
    { key: "unconfirmed", name: targetStates.unconfirmed, count: unconfirmed, tone: "warn" },
    { key: "scheduled", name: targetStates.scheduled, count: open, tone: "info" },
    { key: "skipped", name: targetStates.skipped, count: skipped, tone: "idle" }
  ]
}

export interface WavesBarProps {
  readonly waves: ReadonlyArray<WaveFigures>
}

/** The bar of one wave, or of each in a row. */
export function WavesBar({ waves }: WavesBarProps) {
  return (
    <span className="cc-wave-bars">
      {waves.map((figures) => (
        <WaveBar
          key={figures.wave}
          label={messages.wave(figures.wave)}
          total={figures.targets}
          parts={partsOf(figures)}
        />
      ))}
    </span>
  )
}
