import type { WriteError } from "@command-center/api/writes/write-error"

/** The service has a newer revision than the one that was sent (contract). */
export const isConflict = (error: WriteError): boolean => error._tag === "Refused" && error.status === 409
