import type { PlanReason } from "@command-center/domain/rollout/rollout-record"
import { isWithin } from "@command-center/domain/rollout/typed-reasons"

/** What is wrong at a place of a plan or within it; null where nothing is. */
export const reasonAt = (reasons: ReadonlyArray<PlanReason>, place: string): string | null => {
  const found = reasons.filter(({ path }) => isWithin(path, place))
  return found.length === 0 ? null : found.map(({ sentence }) => sentence).join(" ")
}

/** What the field at a place of a plan is given: what is wrong there, and by what it is found. */
export const fieldAt = (reasons: ReadonlyArray<PlanReason>, place: string) => ({
  place,
  error: reasonAt(reasons, place)
})

/**
 * Focuses the field that stands for a place of a plan: of the narrowest that has it, what is wrong. Of some places a
 * step shows none.
 */
export const focusPlace = (form: HTMLElement | null, path: string): void => {
  const places = [...(form?.querySelectorAll<HTMLElement>("[data-place]") ?? [])]
  const field = places.findLast(({ dataset }) => isWithin(path, dataset["place"] ?? ""))
  const controls = [...(field?.querySelectorAll<HTMLElement>("input, select, textarea") ?? [])]
  const wrong = controls.find((control) => control.getAttribute("aria-invalid") === "true")
  ;(wrong ?? controls[0])?.focus()
}
