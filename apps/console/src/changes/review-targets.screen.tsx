import type { ReviewTargetsInput } from "@command-center/machines/review-targets/review-targets.types"
import { useState } from "react"
import { useConsole } from "../app/console.ts"
import { useConsoleActor } from "../app/screen-actor.ts"
import { ReviewTargetsView } from "./review-targets.view.tsx"
import { wireReviewTargets } from "./wire-review-targets.ts"

function Review({ input }: { readonly input: ReviewTargetsInput }) {
  const console = useConsole()
  const [machine] = useState(() => wireReviewTargets(console))
  const actor = useConsoleActor(machine, { input })
  return <ReviewTargetsView actor={actor} />
}

/** What is chosen for UTGs, by the values that would differ on each; another choice is another review. */
export function ReviewTargetsScreen({ input }: { readonly input: ReviewTargetsInput }) {
  return <Review key={`${input.of.kind} ${input.of.id}`} input={input} />
}
