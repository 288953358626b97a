import { constraintMessages } from "../message/constraint-messages.ts"
import { typedDateMessage } from "../time/typed-date.ts"
import type { FilterDraft } from "./filter-draft.ts"
import { filterMessages } from "./filter-messages.ts"
import { guidPattern } from "./guid.ts"
import { mostDigits } from "./most-digits.ts"
import { isMoment } from "./operator.ts"
import type { FilterProperty } from "./property.ts"

export interface FilterIssue {
  readonly propertyName: string
  /** Of which of its two: a second one has a field of its own. */
  readonly condition: "first" | "second"
  readonly message: string
}

const issueOf = (property: FilterProperty, value: string): string | null => {
  const text = value.trim()
  if (text === "") return null
  if (isMoment(property.kind)) return typedDateMessage(text)
  if (property.kind === "guid" && !guidPattern.test(text)) return filterMessages.invalidGuid
  if (property.kind !== "wholeNumber") return null
  if (!/^\d+$/u.test(text)) return filterMessages.digitsOnly
  return text.length > mostDigits ? constraintMessages.tooLong(mostDigits) : null
}

/** What keeps a draft from being applied; Apply is disabled while there is any (documents 1 §5, 2 §5). */
export const filterIssues = (
  properties: ReadonlyArray<FilterProperty>,
  draft: FilterDraft
): ReadonlyArray<FilterIssue> =>
  properties.flatMap((property) => {
    const { propertyName } = property
    const { value = "", second } = draft[propertyName] ?? {}
    const values = [
      ["first", value],
      ["second", second?.value ?? ""]
    ] as const
    return values.flatMap(([condition, text]) => {
      const message = issueOf(property, text)
      return message === null ? [] : [{ propertyName, condition, message }]
    })
  })
