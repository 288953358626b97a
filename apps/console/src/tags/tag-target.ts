import type { TagTarget } from "@command-center/domain/tags/tags"
import type { UtgRow } from "@command-center/domain/utg/utg"

/** A UTG as its tags are kept for it. */
export const tagTarget = ({ componentId, componentNickname }: UtgRow): TagTarget => ({
  id: componentId,
  nickname: componentNickname ?? ""
})
