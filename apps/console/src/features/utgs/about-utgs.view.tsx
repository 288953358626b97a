import { utgMessages } from "@command-center/domain/utg/utg-messages"
import { selectConfig } from "@command-center/machines/session/session.selectors"
import { useSelector } from "@xstate/react"
import { useConsole } from "../../app/console.ts"

/** What the UTG list is about, with the Reference Guide (document 2 §2). */
export function AboutUtgs() {
  const config = useSelector(useConsole().session, selectConfig)
  return (
    <p>
      {utgMessages.about.text}{" "}
      <a className="cc-link" href={config?.referenceGuid} target="_blank" rel="noreferrer">
        {utgMessages.about.referenceGuide}
      </a>
      .
    </p>
  )
}
