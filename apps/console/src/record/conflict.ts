import type { ApiError } from "@command-center/api/transport/api-error"

/** The service has a newer revision than the one that was sent (contract). */
export const isConflict = (error: ApiError): boolean => error._tag === "Refused" && error.status === 409
