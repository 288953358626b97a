import { gateDecision } from "@command-center/domain/rollout/gate"
import { gateOfWave, progressText } from "@command-center/domain/rollout/rollout-page"
import { rolloutPageMessages as messages } from "@command-center/domain/rollout/rollout-page-messages"
import type { Rollout, WaveFigures } from "@command-center/domain/rollout/rollout-record"
import { shownTimes } from "@command-center/domain/rollout/wave-times"
import { DefinitionList } from "@command-center/ui/layout/definition-list"
import { RecordDate } from "../../record/date.view.tsx"
import { WavesBar } from "./waves-bar.view.tsx"

interface WaveProps {
  readonly rollout: Rollout
  readonly figures: WaveFigures
}

function Times({ rollout, figures }: WaveProps) {
  const times = shownTimes(rollout, figures)
  if (times === null) return null
  const begins = (
    <>
      <RecordDate iso={times.begins} />
      {times.isEstimate && ` (${messages.estimated})`}
    </>
  )
  const [first, last] = times.runs
  const runs =
    first === undefined ? null : (
      <>
        <RecordDate iso={first} />
        {last !== undefined && (
          <>
            {" – "}
            <RecordDate iso={last} />
          </>
        )}
      </>
    )
  return (
    <DefinitionList
      items={[
        { id: "begins", term: messages.begins, value: begins },
        { id: "runs", term: messages.runs, value: runs },
        { id: "watched", term: messages.watched, value: <RecordDate iso={times.watchedUntil} /> }
      ]}
    />
  )
}

function Gate({ rollout, figures }: WaveProps) {
  const gate = gateOfWave(rollout, figures.wave)
  if (gate === null) return <p className="cc-hint">{messages.noGate}</p>
  return (
    <ul aria-label={messages.gate}>
      {gateDecision(gate, figures).findings.map(({ figure, sentence, isWithin }) => (
        <li key={figure} className={isWithin ? undefined : "cc-notice-bad"}>
          {sentence}
        </li>
      ))}
    </ul>
  )
}

function Wave({ rollout, figures }: WaveProps) {
  const times = rollout.times[figures.wave - 1]
  return (
    <li className="cc-wave" aria-current={rollout.wave === figures.wave ? "step" : undefined}>
      <h3>
        <span>
          {messages.wave(figures.wave)}
          {times !== undefined && times.kind !== "planned" && ` · ${messages.kinds[times.kind]}`}
        </span>
        <span>{progressText([figures])}</span>
      </h3>
      <WavesBar waves={[figures]} />
      <Gate rollout={rollout} figures={figures} />
      <Times rollout={rollout} figures={figures} />
      {times !== undefined && times.leftOut > 0 && <p className="cc-hint">{messages.leftOut(times.leftOut)}</p>}
    </li>
  )
}

/** The waves: how far each is, its figures beside the limits of its gate, and its times. */
export function RolloutWaves({ rollout }: Pick<WaveProps, "rollout">) {
  return (
    <section aria-label={messages.waves}>
      <h2 className="cc-card-title">{messages.waves}</h2>
      <ol className="cc-waves">
        {rollout.waves.map((figures) => (
          <Wave key={figures.wave} rollout={rollout} figures={figures} />
        ))}
      </ol>
    </section>
  )
}
