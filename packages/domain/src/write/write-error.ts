/** What an error of a call tells by itself. */
export interface CallError {
  readonly _tag:
    | "Unauthorized"
    | "Refused"
    | "Unreachable"
    | "TimedOut"
    | "Unreadable"
    | "TooLarge"
    | "Redirected"
    | "NotSent"
  /** Of an answer that refuses. */
  readonly status?: number
}

/** Answers of whatever stands before a service: they tell nothing of what the service did. */
const ofWhatStandsBefore: ReadonlySet<number> = new Set([502, 503, 504])

/** Answers to a deletion of what is not there any more: not found, not as it must be to be deleted, gone. */
const ofWhatIsGone: ReadonlySet<number> = new Set([404, 409, 410])

/**
 * Whether a write that ended so may have been carried out all the same: its answer was lost, late, unreadable, or not
 * the service's own (contract, "Settled after the first console"). It is looked up before anything is sent again.
 */
export const isNotConfirmed = ({ _tag, status = 0 }: CallError): boolean => {
  switch (_tag) {
    case "Unreachable":
    case "TimedOut":
    case "Unreadable":
    case "TooLarge":
    case "Redirected":
      return true
    case "Refused":
      return ofWhatStandsBefore.has(status)
    case "Unauthorized":
    case "NotSent":
      return false
  }
}

/**
 * Whether a creation that ended so may have found what the browser's first sending of the same call created: where no
 * two may have one name, the second is answered 409.
 */
export const mayBeThere = ({ _tag, status = 0 }: CallError): boolean => _tag === "Refused" && status === 409

/** Whether a deletion that ended so may have found nothing to delete, since an earlier one was carried out. */
export const mayBeGone = ({ _tag, status = 0 }: CallError): boolean => _tag === "Refused" && ofWhatIsGone.has(status)
