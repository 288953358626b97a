import { selectIsAsking } from "@command-center/machines/language-choice/language-choice.selectors"
import { useSelector } from "@xstate/react"
import { useConsole } from "./console.ts"
import { UnsavedQuestion } from "./unsaved-question.view.tsx"

/** Asks before another language, which takes a new load of the page, makes an end of what is not saved. */
export function LanguageGuard() {
  const { languageChoice, screens } = useConsole()
  if (!useSelector(languageChoice, selectIsAsking)) return null
  const lose = () => {
    screens.loseUnsavedWork()
    languageChoice.send({ type: "work.lost" })
  }
  return (
    <UnsavedQuestion
      unsettled="unsaved"
      onContinue={() => languageChoice.send({ type: "editing.continued" })}
      onLose={lose}
    />
  )
}
