import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { VersionText } from "./version-text.tsx"

afterEach(cleanup)

it.each([
  ["5.0.0.3124", false],
  ["Schema NOT Validated", true]
])("%s in a version's place is words: %s", (version, isWords) => {
  render(<VersionText version={version} />)
  expect(screen.getByText(version).dataset["words"] !== undefined).toBe(isWords)
})
