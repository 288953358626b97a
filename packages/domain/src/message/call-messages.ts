/** A call that was answered 401 (document 1 §8). */
export const unauthorizedCall = "Unauthorized: Please login from the old environment."

/** The generic helper's text where an error answer has no message of its own (document 1 §8). */
export const apiRequestFailed = "API request failed"

/** Calls with an action of their own (document 1 §8, document 2 §8). */
export const failedTo = (action: string, statusText: string): string => `Failed to ${action}. Status: ${statusText}`
