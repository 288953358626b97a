import { german } from "./german.ts"
import { speak } from "./translatable.ts"

/**
 * Has every catalogue speak German; the function that comes back has them speak English again. What is said is written
 * over what was said, so that the English words are kept meanwhile.
 */
export const speakGerman = (): (() => void) => {
  const english = new Map<string, object>()
  const words = new Map<string, object>(Object.entries(german))
  speak("de", (name, catalogue) => {
    english.set(name, { ...catalogue })
    return words.get(name)
  })
  return () => {
    speak("en", (name) => english.get(name))
    speak("en", () => undefined)
  }
}
