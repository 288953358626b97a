import { settingsMessages } from "@command-center/domain/message/settings-messages"
import { pathKey, type SettingPath } from "@command-center/domain/settings/setting-path"
import { InlineNote } from "@command-center/ui/feedback/inline-note"

/** Something that is wrong, with the name of the setting; without one where it is wrong with all of them together. */
export interface ListedIssue {
  readonly path: SettingPath
  readonly title: string
  readonly message: string
}

export interface IssueListProps {
  readonly issues: ReadonlyArray<ListedIssue>
  /** Left out where no field can be led to. */
  readonly onChoose?: (path: SettingPath) => void
}

const mostListed = 20

/** What is wrong, each leading to its setting where that has a field. */
export function IssueList({ issues, onChoose }: IssueListProps) {
  if (issues.length === 0) return null
  const shown = issues.slice(0, mostListed)
  return (
    <InlineNote kind="bad">
      <p>{settingsMessages.issues(issues.length)}</p>
      <ul className="cc-settings-issues">
        {shown.map(({ path, title, message }) => (
          <li key={`${pathKey(path)} ${message}`}>
            {title !== "" && (
              <>
                {onChoose === undefined ? (
                  title
                ) : (
                  <button type="button" className="cc-link" onClick={() => onChoose(path)}>
                    {title}
                  </button>
                )}
                {": "}
              </>
            )}
            {message}
          </li>
        ))}
      </ul>
      {issues.length > shown.length && <p>{settingsMessages.moreIssues(issues.length - shown.length)}</p>}
    </InlineNote>
  )
}
