import { readablePair, readableValue } from "@command-center/domain/component-config/readable-value"
import { collisionMessages } from "@command-center/domain/message/review-messages"
import type { Side } from "@command-center/machines/edit-record/edit-record.types"
import { useId } from "react"
import { ChangeValue } from "./change-value.view.tsx"
import "@command-center/ui/theme/css/changes.css"

/** A setting that was changed on both sides, as it is shown: secrets masked. */
export interface ShownCollision {
  readonly key: string
  readonly shown: string
  readonly was: unknown
  readonly mine: unknown
  readonly theirs: unknown
}

export interface CollisionProps {
  readonly collision: ShownCollision
  /** Null while nothing is chosen. */
  readonly chosen: Side | null
  readonly onChoose: (side: Side) => void
}

const sides: ReadonlyArray<Side> = ["mine", "theirs"]

/** One setting that was changed on both sides, with a choice. */
export function CollisionChoice({ collision, chosen, onChoose }: CollisionProps) {
  const name = useId()
  const [mine, theirs] = readablePair(collision.mine, collision.theirs)
  const texts = { mine, theirs }
  return (
    <fieldset className="cc-collision" role="radiogroup" aria-label={collision.shown}>
      <legend>{collision.shown}</legend>
      <p className="cc-help">
        {collisionMessages.was}: <ChangeValue text={readableValue(collision.was)} />
      </p>
      <div className="cc-pair">
        {sides.map((side) => (
          <label key={side} className="cc-side" data-chosen={side === chosen || undefined}>
            <input
              type="radio"
              className="cc-radio"
              name={name}
              value={side}
              checked={side === chosen}
              onChange={() => onChoose(side)}
            />
            <span className="cc-side-name">{collisionMessages[side]}</span>
            <ChangeValue text={texts[side]} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
