import { controlMessages } from "@command-center/domain/message/control-messages"
import type { AwaitedTurn } from "@command-center/domain/rollout/awaited-turn"
import { gateDecision, hasFigures, retriedFindings } from "@command-center/domain/rollout/gate"
import { waveDemand } from "@command-center/domain/rollout/plan-demands"
import { gateMessages } from "@command-center/domain/rollout/rollout-messages"
import { gateOfWave, isLastWave, progressText, rulesOfWave } from "@command-center/domain/rollout/rollout-page"
import { rolloutPageMessages as messages } from "@command-center/domain/rollout/rollout-page-messages"
import type { Rollout, WaveFigures, WavePreview } from "@command-center/domain/rollout/rollout-record"
import { shownTimes } from "@command-center/domain/rollout/wave-times"
import { BeyondLimitIcon } from "@command-center/ui/layout/action-icons"
import { DefinitionList } from "@command-center/ui/layout/definition-list"
import { PlainTable } from "@command-center/ui/table/plain-table"
import { RecordDate } from "../../record/date.view.tsx"
import { WavesBar } from "./waves-bar.view.tsx"

interface WaveProps {
  readonly rollout: Rollout
  readonly figures: WaveFigures
}

/** What a wave waits for of which nobody knows when it comes, in the place of its times. */
function Awaited({
  awaits,
  notBefore
}: {
  readonly awaits: ReadonlyArray<AwaitedTurn>
  readonly notBefore: string | null
}) {
  const value = (
    <>
      {messages.awaitedTurns(awaits)}
      {notBefore !== null && (
        <>
          {`, ${messages.notBefore} `}
          <RecordDate iso={notBefore} />
        </>
      )}
    </>
  )
  return <DefinitionList items={[{ id: "begins", term: messages.begins, value }]} />
}

function Times({ rollout, figures }: WaveProps) {
  const times = shownTimes(rollout, figures)
  if (times === null) return null
  if (times.kind === "awaited") return <Awaited {...times} />
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
        ...(runs === null ? [] : [{ id: "runs", term: messages.runs, value: runs }]),
        { id: "watched", term: messages.watched, value: <RecordDate iso={times.watchedUntil} /> }
      ]}
    />
  )
}

/** Nothing came of the wave yet. */
function None() {
  return (
    <span className="cc-none">
      <span aria-hidden>–</span>
      <span className="cc-unseen">{controlMessages.none}</span>
    </span>
  )
}

/** A figure as it is now; one beyond its limit is marked. */
function Now({ text, isWithin }: { readonly text: string; readonly isWithin: boolean }) {
  if (isWithin) return text
  return (
    <span className="cc-gate-beyond">
      <BeyondLimitIcon size={14} role="img" aria-label={messages.gateColumns.beyond} aria-hidden={false} />
      {text}
    </span>
  )
}

function Gate({ rollout, figures }: WaveProps) {
  const gate = gateOfWave(rollout, figures.wave)
  if (gate === null) return <p className="cc-hint">{messages.noGate}</p>
  const isTold = hasFigures(figures)
  const { gateColumns: columns, targetStates } = messages
  return (
    <PlainTable
      label={messages.gate}
      emptyText=""
      rows={gateDecision(gate, figures).findings}
      rowId={({ figure }) => figure}
      columns={[
        { key: "figure", label: columns.figure, cell: ({ figure }) => targetStates[figure] },
        {
          key: "now",
          label: columns.now,
          cell: ({ value, of, isWithin }) =>
            isTold ? <Now text={gateMessages.count(value, of)} isWithin={isWithin} /> : <None />
        },
        { key: "limit", label: columns.limit, cell: ({ limit }) => gateMessages.limit(limit.share, limit.count) }
      ]}
    />
  )
}

const kindText = ({ kind, retries }: WavePreview): string =>
  retries === undefined ? messages.kinds[kind] : messages.retryOf(retries)

/** What failed is counted by the wave that sends it again: how it stood before is told here. */
function Retried({ rollout, figures: { wave } }: WaveProps) {
  const retried = rollout.times[wave - 1]?.retried ?? []
  const gate = gateOfWave(rollout, wave)
  return retried.map((each) => (
    <p key={each.wave} className="cc-hint">
      {gate !== null && retriedFindings(gate, each.figures)} {messages.retriedIn(each.wave, each.figures.failed)}
    </p>
  ))
}

function Wave({ rollout, figures }: WaveProps) {
  const times = rollout.times[figures.wave - 1]
  const rules = rulesOfWave(rollout, figures.wave)
  return (
    <li className="cc-wave" aria-current={rollout.wave === figures.wave ? "step" : undefined}>
      <h3>
        <span>
          {messages.wave(figures.wave)}
          {times !== undefined && times.kind !== "planned" && ` · ${kindText(times)}`}
        </span>
        <span>{progressText([figures])}</span>
      </h3>
      <WavesBar waves={[figures]} />
      <Retried rollout={rollout} figures={figures} />
      <Gate rollout={rollout} figures={figures} />
      {rules !== null && <p className="cc-hint">{waveDemand(rules, isLastWave(rollout, figures.wave))}</p>}
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
