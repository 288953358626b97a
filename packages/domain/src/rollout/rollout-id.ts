/** Whether a text is a rollout's id, as its service makes them. */
export const isRolloutId = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u.test(text)
