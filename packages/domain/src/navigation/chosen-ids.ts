/** What was selected for the page that is opened: ids in the navigation state, which the browser keeps with the entry. */
export interface ChosenState {
  readonly chosenIds: ReadonlyArray<number>
}

/** The ids in a navigation state, or none: the state comes from the browser's history and may be anything. */
export const readChosenIds = (state: unknown): ReadonlyArray<number> => {
  if (typeof state !== "object" || state === null || !("chosenIds" in state)) return []
  const { chosenIds } = state
  const isId = (id: unknown): id is number => Number.isSafeInteger(id)
  return Array.isArray(chosenIds) ? [...new Set(chosenIds.filter(isId))] : []
}
