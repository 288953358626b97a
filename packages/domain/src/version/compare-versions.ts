import { versionParts } from "./four-part-version.ts"

const compareText = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0)

/**
 * Negative when the first is older, positive when it is newer, 0 when both are the same four-part version.
 * A text without a version is older than any; two of them go by their characters.
 */
export const compareVersions = (left: string, right: string): number => {
  const [a, b] = [versionParts(left), versionParts(right)]
  if (a === null || b === null) return a === b ? compareText(left, right) : a === null ? -1 : 1
  const differences = a.map((part, position) => part - (b[position] ?? 0))
  return differences.find((difference) => difference !== 0) ?? 0
}
