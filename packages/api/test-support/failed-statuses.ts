/** Statuses of services, with their texts, that a call fails with and that are not the session's end. */
export const failedStatuses: ReadonlyArray<readonly [status: number, text: string]> = [
  [400, "Bad Request"],
  [403, "Forbidden"],
  [404, "Not Found"],
  [409, "Conflict"],
  [412, "Precondition Failed"],
  [413, "Payload Too Large"],
  [422, "Unprocessable Entity"],
  [429, "Too Many Requests"],
  [500, "Internal Server Error"],
  [502, "Bad Gateway"],
  [503, "Service Unavailable"],
  [504, "Gateway Timeout"]
]
