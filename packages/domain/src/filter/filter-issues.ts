import type { FilterDraft } from "./filter-draft.ts"
import { filterMessages } from "./filter-messages.ts"
import { guidPattern } from "./guid.ts"
import type { FilterProperty } from "./property.ts"

export interface FilterIssue {
  readonly propertyName: string
  readonly message: string
}

const issueOf = (property: FilterProperty, value: string): string | null => {
  const text = value.trim()
  if (text === "") return null
  if (property.kind === "guid" && !guidPattern.test(text)) return filterMessages.invalidGuid
  if (property.kind === "wholeNumber" && !/^\d+$/u.test(text)) return filterMessages.digitsOnly
  return null
}

/** What keeps a draft from being applied; Apply is disabled while there is any (documents 1 §5, 2 §5). */
export const filterIssues = (
  properties: ReadonlyArray<FilterProperty>,
  draft: FilterDraft
): ReadonlyArray<FilterIssue> =>
  properties.flatMap((property) => {
    const message = issueOf(property, draft[property.propertyName]?.value ?? "")
    return message === null ? [] : [{ propertyName: property.propertyName, message }]
  })
