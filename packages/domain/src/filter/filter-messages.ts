/** Sentences of the filter dialogs (documents 1 §2.6, §5 and 2 §5). */
export const filterMessages = {
  title: "Filters",
  active: "Active",
  addCondition: "Add Condition",
  invalidGuid: "Please enter a valid GUID.",
  digitsOnly: "Please enter digits only."
} as const
