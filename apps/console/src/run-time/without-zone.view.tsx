import type { WithoutZone } from "@command-center/domain/site-time/site-time"
import { siteTimeMessages as words } from "@command-center/domain/site-time/site-time-messages"
import { zoneChoices } from "@command-center/domain/site-time/zone-choices"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { NameList } from "@command-center/ui/feedback/name-list"
import { SelectField } from "@command-center/ui/fields/select-field"
import { useMemo } from "react"
import { useConsole } from "../app/console.ts"

export interface WithoutZoneProps {
  /** Those whose own time zone is not known. */
  readonly names: ReadonlyArray<string>
  readonly value: WithoutZone | null
  readonly error?: string | null
  readonly place?: string
  readonly isDisabled: boolean
  readonly onChange: (value: WithoutZone) => void
}

const leaveOut = "leaveOut"

/** So many are named in the sentence itself. */
const inSentence = 3

const chosenOf = (value: WithoutZone | null): string =>
  value === null || value === leaveOut ? (value ?? "") : value.zone

function Names({ names }: Pick<WithoutZoneProps, "names">) {
  const items = useMemo(() => names.map((name, at) => ({ id: at, name })), [names])
  return (
    <NameList label={words.unnamed} items={items} atOnce={0} moreLabel={words.showAll} cutLabel={words.onlyShown} />
  )
}

/** What becomes of those whose own time zone is not known, each by name; nobody guesses it. */
export function WithoutZoneField({ names, value, error = null, place, isDisabled, onChange }: WithoutZoneProps) {
  const { now, timeZone } = useConsole()
  const options = useMemo(() => {
    const listed = zoneChoices(now()).filter(({ zone }) => zone !== timeZone)
    const other = value === null || value === leaveOut ? timeZone : value.zone
    const isListed = other === timeZone || listed.some(({ zone }) => zone === other)
    return [
      { value: "", label: words.choose, isDisabled: true },
      { value: leaveOut, label: words.leaveOut },
      { value: timeZone, label: words.byMyTime(timeZone) },
      ...(isListed ? [] : [{ value: other, label: words.byZone(other) }]),
      ...listed.map(({ zone, name, offset }) => ({ value: zone, label: words.byZone(name, offset) }))
    ]
  }, [now, timeZone, value])
  return (
    <>
      <InlineNote kind="warn">
        <p>{words.withoutZone(names)}</p>
        {names.length > inSentence && <Names names={names} />}
      </InlineNote>
      <SelectField
        label={words.withoutZoneLabel}
        isRequired
        value={chosenOf(value)}
        options={options}
        isDisabled={isDisabled}
        error={error}
        place={place}
        onChange={(chosen) => onChange(chosen === leaveOut ? leaveOut : { zone: chosen })}
      />
    </>
  )
}
