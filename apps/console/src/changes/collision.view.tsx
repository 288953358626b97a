import { shownPair, shownValue } from "@command-center/domain/component-config/shown-value"
import { maskedAt } from "@command-center/domain/json/masked-secrets"
import { collisionMessages } from "@command-center/domain/message/review-messages"
import type { Collision, Side } from "@command-center/machines/edit-record/edit-record.types"
import { useId } from "react"
import { ChangeValue } from "./change-value.view.tsx"

export interface CollisionChoiceProps {
  readonly collision: Collision
  /** Null while nothing is chosen. */
  readonly chosen: Side | null
  readonly onChoose: (side: Side) => void
}

const sides: ReadonlyArray<Side> = ["mine", "theirs"]

/** One setting that was changed on both sides, with a choice; secrets are masked. */
export function CollisionChoice({ collision, chosen, onChoose }: CollisionChoiceProps) {
  const name = useId()
  const names = collision.path.map(String)
  const masked = (value: unknown): unknown => maskedAt(names, value)
  const [mine, theirs] = shownPair(masked(collision.mine), masked(collision.theirs))
  const texts = { mine, theirs }
  return (
    <fieldset className="cc-collision" role="radiogroup" aria-label={collision.shown}>
      <legend>{collision.shown}</legend>
      <p className="cc-help">
        {collisionMessages.was}: <ChangeValue text={shownValue(masked(collision.was))} />
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
