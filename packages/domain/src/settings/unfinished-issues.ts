import { lostNumberIssueIn } from "../json/kept-number.ts"
import { unfinishedIn } from "../json/unfinished-json.ts"
import { memoizedByObject } from "../memoized/memoized.ts"
import { settingsMessages } from "../message/settings-messages.ts"
import { allIssues, type Issues, issueHere, noIssues, within } from "./setting-issue.ts"

const issuesWithin = memoizedByObject(
  (value: object): Issues =>
    allIssues(
      Array.isArray(value)
        ? value.map((each, at) => within(at, unfinishedIssues(each)))
        : Object.entries(value).map(([name, each]) => within(name, unfinishedIssues(each)))
    )
)

/** What is to be said of each text in a draft that is not finished. */
export const unfinishedIssues = (value: unknown): Issues => {
  if (typeof value === "object" && value !== null) return issuesWithin(value)
  const unfinished = unfinishedIn(value)
  if (unfinished === null) return noIssues
  return [issueHere("json", lostNumberIssueIn(unfinished.text) ?? settingsMessages.notJson)]
}
