import type { Language } from "@command-center/domain/language/language"
import { speak } from "@command-center/domain/language/translatable"

/** Has whatever is loaded from now on speak this language; English where that cannot be loaded. Says which it is. */
export const speakIn = async (language: Language): Promise<Language> => {
  if (language === "en") return "en"
  try {
    const { wordings } = await import("@command-center/domain/language/wordings")
    speak(language, wordings[language])
    return language
  } catch {
    return "en"
  }
}
