/**
 * A text as filters compare it: every character in the one-character lower case that Unicode gives it, whatever the
 * language and the place in a word. So Σ is σ at the end of a word too, and İ is i.
 */
export const folded = (text: string): string => text.replaceAll("Σ", "σ").replaceAll("İ", "i").toLowerCase()

/** Below, at or above zero as the left text comes before, with or after the right one by code points. */
export const orderOfTexts = (left: string, right: string): number => {
  const others = Array.from(right)
  for (const [place, character] of Array.from(left).entries()) {
    const difference = (character.codePointAt(0) ?? 0) - (others[place]?.codePointAt(0) ?? -1)
    if (difference !== 0) return difference
  }
  return left.length - right.length
}
