import { installationMessages } from "@command-center/domain/installation/installation-messages"
import { selectConfig } from "@command-center/machines/session/session.selectors"
import { useSelector } from "@xstate/react"
import { useConsole } from "../../app/console.ts"

/** The help of the installation list. */
export function AboutInstallations() {
  const config = useSelector(useConsole().session, selectConfig)
  return (
    <div className="cc-text">
      {installationMessages.about.text.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>
        <a className="cc-link" href={config?.referenceGuid} target="_blank" rel="noreferrer">
          {installationMessages.about.referenceGuide}
        </a>
      </p>
    </div>
  )
}
