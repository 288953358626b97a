/** Transitions that no defect causes, and yet nobody at the page and no service: by machine, then why, as they are named in docs/transitions. */
export const apart: Readonly<Record<string, Readonly<Record<string, ReadonlyArray<string>>>>> = {
  push: {
    "Apply is disabled while something is missing; the flow refuses all the same": [
      "editing --submit [isAllowed]--> editing"
    ]
  }
}
