import { translatable } from "../language/translatable.ts"
import { constraintMessages, followedBy } from "../message/constraint-messages.ts"

/** Sentences of the filter dialogs (documents 1 §2.6, §5 and 2 §5). */
export const filterMessages = {
  title: "Filters",
  active: "Active",
  invalid: "Invalid",
  /** What the rows have of the chosen property, to choose from; its name is the field's alone. */
  values: "Values in the list",
  activeFilters: "Active filters",
  /** After the chips; the button of the toolbar beside "Filters" has the name that the documents give it. */
  toDefaults: "Back to default filters",
  addCondition: "Add Condition",
  invalidGuid: "Please enter a valid GUID.",
  digitsOnly: followedBy(constraintMessages.badInput, "Please enter digits only."),
  /** Why a filter cannot be applied: what is wrong may stand at a property that is not the chosen one. */
  wrongAt: (label: string, message: string): string => `${label}: ${message}`,
  /** Why the dialog does not show a predicate that was made elsewhere. */
  notShown: {
    noPredicate: "This is not a predicate.",
    unknownProperty: (propertyName: string) => `There is no property ${propertyName}.`,
    operator: (label: string, operator: string) => `${label} has no operator ${operator}.`,
    typeHint: (label: string, typeHint: string) => `${label} has no type hint ${typeHint}.`,
    value: (label: string) => `${label} cannot have this value.`,
    twoProperties: "Two properties cannot be joined.",
    oneCondition: (label: string) => `${label} takes one condition.`,
    twoConditions: (label: string) => `${label} takes two conditions.`
  }
} as const

translatable({ filterMessages })
