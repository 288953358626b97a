import { compatibilityMessagesInGerman } from "../device/compatibility-messages.de.ts"
import { amountMessagesInGerman } from "../message/amount-messages.de.ts"
import { answerMessagesInGerman } from "../message/answer-messages.de.ts"
import { needMessagesInGerman } from "../message/need-messages.de.ts"
import { duplicateMessagesInGerman } from "../write/duplicate-messages.de.ts"
import { languageMessagesInGerman } from "./language-messages.de.ts"

/** What each catalogue says in German, by its name. */
export const german: Readonly<Record<string, object>> = {
  amountMessages: amountMessagesInGerman,
  answerMessages: answerMessagesInGerman,
  compatibilityMessages: compatibilityMessagesInGerman,
  duplicateMessages: duplicateMessagesInGerman,
  languageMessages: languageMessagesInGerman,
  needMessages: needMessagesInGerman
}
