import type { SettingIssue } from "@command-center/domain/settings/setting-issue"
import type { SettingPath } from "@command-center/domain/settings/setting-path"
import { useEffect, useRef } from "react"

/** Shows the first of what is wrong whenever saving was tried again. */
export const useFirstIssue = (
  attempts: number,
  issues: ReadonlyArray<SettingIssue>,
  show: (path: SettingPath) => void
): void => {
  const first = issues[0]?.path
  const answered = useRef(attempts)
  useEffect(() => {
    if (attempts === answered.current || first === undefined) return
    answered.current = attempts
    show(first)
  }, [attempts, first, show])
}
