/** An account, UTG, profile or template in an address: a number, or text of digits or a GUID. */
export type PlaceId = number | string

const idText = /^(?:\d{1,15}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/iu

const digits = /^\d{1,15}$/u

/** Lone surrogates stand for no character, so that no address can hold them. */
const halfCharacter = /\p{Surrogate}/u
const step = /^\.{0,2}$/u

export const isEncodable = (text: string): boolean => !halfCharacter.test(text)

/** Whether a text can be a segment: not empty, no step up, no half of a surrogate pair. */
export const isAddressable = (text: string): boolean => isEncodable(text) && !step.test(text)

const refuse = (text: string): never => {
  throw new RangeError(`"${text}" cannot be part of an address`)
}

/** The segment of an id; throws a RangeError for text that is neither digits nor a GUID. */
export const idSegment = (id: PlaceId): string =>
  typeof id === "number" || idText.test(id) ? encodeURIComponent(id) : refuse(id)

/** The text of a segment; null for what no builder makes: what an address would take for a folder above, or for its end. */
export const decodedSegment = (segment: string): string | null => {
  if (/[\\\s?#]/u.test(segment)) return null
  try {
    const text = decodeURIComponent(segment)
    return isAddressable(text) ? text : null
  } catch {
    return null
  }
}

/** The id a segment stands for: digits become a number; null where it is neither digits nor a GUID. */
export const idOfSegment = (segment: string): PlaceId | null => {
  if (digits.test(segment)) return Number(segment)
  return idText.test(segment) ? segment : null
}
