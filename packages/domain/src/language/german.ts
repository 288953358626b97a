import { compatibilityMessagesInGerman } from "../device/compatibility-messages.de.ts"
import { deviceLabelsInGerman } from "../device/device-label-messages.de.ts"
import { fleetLabelsInGerman } from "../fleet/fleet-label-messages.de.ts"
import { formLabelsInGerman } from "../form/form-label-messages.de.ts"
import { installationLabelsInGerman } from "../installation/installation-label-messages.de.ts"
import { amountMessagesInGerman } from "../message/amount-messages.de.ts"
import { answerMessagesInGerman } from "../message/answer-messages.de.ts"
import { controlMessagesInGerman } from "../message/control-messages.de.ts"
import { frameMessagesInGerman } from "../message/frame-messages.de.ts"
import { keyMessagesInGerman } from "../message/key-messages.de.ts"
import { needMessagesInGerman } from "../message/need-messages.de.ts"
import { wishMessagesInGerman } from "../navigation/wish-messages.de.ts"
import { progressMessagesInGerman } from "../operation/progress-messages.de.ts"
import { areaLabelsInGerman, areaMessagesInGerman, areaNamesInGerman } from "../permission/area-messages.de.ts"
import { profileLabelsInGerman } from "../profile/profile-label-messages.de.ts"
import { pushSentencesInGerman } from "../push/push-sentence-messages.de.ts"
import { emptyTextsInGerman, listTitlesInGerman, pagingMessagesInGerman } from "../rows/list-label-messages.de.ts"
import { tableMessagesInGerman } from "../rows/table-messages.de.ts"
import { siteSentencesInGerman } from "../site-time/site-sentence-messages.de.ts"
import { commandLabelsInGerman } from "../task/command-label-messages.de.ts"
import { scheduleSentencesInGerman } from "../task/schedule-sentence-messages.de.ts"
import { taskLabelsInGerman } from "../task/task-label-messages.de.ts"
import { templateLabelsInGerman } from "../template/template-label-messages.de.ts"
import { utgEditLabelsInGerman, utgFlowLabelsInGerman } from "../utg/utg-flow-messages.de.ts"
import { utgLabelsInGerman } from "../utg/utg-label-messages.de.ts"
import { duplicateMessagesInGerman } from "../write/duplicate-messages.de.ts"
import { languageMessagesInGerman } from "./language-messages.de.ts"

/** What each catalogue says in German, by its name. */
export const german: Readonly<Record<string, object>> = {
  areaLabels: areaLabelsInGerman,
  areaNames: areaNamesInGerman,
  areaMessages: areaMessagesInGerman,
  listTitles: listTitlesInGerman,
  emptyTexts: emptyTextsInGerman,
  pagingMessages: pagingMessagesInGerman,
  keyMessages: keyMessagesInGerman,
  scheduleSentences: scheduleSentencesInGerman,
  pushSentences: pushSentencesInGerman,
  siteSentences: siteSentencesInGerman,
  wishMessages: wishMessagesInGerman,
  commandLabels: commandLabelsInGerman,
  utgFlowLabels: utgFlowLabelsInGerman,
  utgEditLabels: utgEditLabelsInGerman,
  controlMessages: controlMessagesInGerman,
  frameMessages: frameMessagesInGerman,
  tableMessages: tableMessagesInGerman,
  progressMessages: progressMessagesInGerman,
  taskLabels: taskLabelsInGerman,
  deviceLabels: deviceLabelsInGerman,
  profileLabels: profileLabelsInGerman,
  templateLabels: templateLabelsInGerman,
  formLabels: formLabelsInGerman,
  installationLabels: installationLabelsInGerman,
  utgLabels: utgLabelsInGerman,
  fleetLabels: fleetLabelsInGerman,
  amountMessages: amountMessagesInGerman,
  answerMessages: answerMessagesInGerman,
  compatibilityMessages: compatibilityMessagesInGerman,
  duplicateMessages: duplicateMessagesInGerman,
  languageMessages: languageMessagesInGerman,
  needMessages: needMessagesInGerman
}
