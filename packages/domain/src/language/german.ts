import { alertMessagesInGerman } from "../alerts/alerts-messages.de.ts"
import { appearanceMessagesInGerman } from "../appearance/appearance-messages.de.ts"
import { compatibilityMessagesInGerman } from "../device/compatibility-messages.de.ts"
import { deviceLabelsInGerman } from "../device/device-label-messages.de.ts"
import { deviceMessagesInGerman } from "../device/device-messages.de.ts"
import { facetMessagesInGerman } from "../facets/facet-messages.de.ts"
import { expressionMessagesInGerman } from "../filter/expression-messages.de.ts"
import { filterMessagesInGerman } from "../filter/filter-messages.de.ts"
import { fleetLabelsInGerman } from "../fleet/fleet-label-messages.de.ts"
import { fleetMessagesInGerman } from "../fleet/fleet-messages.de.ts"
import { formLabelsInGerman } from "../form/form-label-messages.de.ts"
import { formMessagesInGerman } from "../form/form-messages.de.ts"
import { installationLabelsInGerman } from "../installation/installation-label-messages.de.ts"
import { installationMessagesInGerman } from "../installation/installation-messages.de.ts"
import { wizardMessagesInGerman } from "../installation/wizard-messages.de.ts"
import { numberMessagesInGerman } from "../json/number-messages.de.ts"
import { accountMessagesInGerman } from "../message/account-messages.de.ts"
import { amountMessagesInGerman } from "../message/amount-messages.de.ts"
import { answerMessagesInGerman } from "../message/answer-messages.de.ts"
import { callMessagesInGerman } from "../message/call-messages.de.ts"
import { compareMessagesInGerman } from "../message/compare-messages.de.ts"
import { constraintMessagesInGerman } from "../message/constraint-messages.de.ts"
import { controlMessagesInGerman } from "../message/control-messages.de.ts"
import { debugMessagesInGerman } from "../message/debug-messages.de.ts"
import { editMessagesInGerman } from "../message/edit-messages.de.ts"
import { frameMessagesInGerman } from "../message/frame-messages.de.ts"
import { jsonMessagesInGerman } from "../message/json-messages.de.ts"
import { keyMessagesInGerman } from "../message/key-messages.de.ts"
import { listMessagesInGerman } from "../message/list-messages.de.ts"
import { needMessagesInGerman } from "../message/need-messages.de.ts"
import { noticeMessagesInGerman } from "../message/notice-messages.de.ts"
import { recordMessagesInGerman } from "../message/record-messages.de.ts"
import { collisionMessagesInGerman, reviewMessagesInGerman } from "../message/review-messages.de.ts"
import { sessionMessagesInGerman } from "../message/session-messages.de.ts"
import { settingsMessagesInGerman } from "../message/settings-messages.de.ts"
import { shellMessagesInGerman } from "../message/shell-messages.de.ts"
import { transferMessagesInGerman } from "../message/transfer-messages.de.ts"
import { unansweredMessagesInGerman, unsavedMessagesInGerman } from "../message/unsaved-messages.de.ts"
import { waitMessagesInGerman } from "../message/wait-messages.de.ts"
import { wishMessagesInGerman } from "../navigation/wish-messages.de.ts"
import { operationMessagesInGerman } from "../operation/operation-messages.de.ts"
import { progressMessagesInGerman } from "../operation/progress-messages.de.ts"
import { kindLabelsInGerman, paletteMessagesInGerman } from "../palette/palette-messages.de.ts"
import { selectedMessagesInGerman } from "../palette/selected-messages.de.ts"
import { areaMessagesInGerman } from "../permission/area-messages.de.ts"
import { rightsMessagesInGerman, subjectLabelsInGerman } from "../permission/rights-messages.de.ts"
import { profileLabelsInGerman } from "../profile/profile-label-messages.de.ts"
import { profileMessagesInGerman } from "../profile/profile-messages.de.ts"
import { pushMessagesInGerman } from "../push/push-messages.de.ts"
import { pushSentencesInGerman } from "../push/push-sentence-messages.de.ts"
import { journalMessagesInGerman } from "../rollout/journal-messages.de.ts"
import { planDemandMessagesInGerman } from "../rollout/plan-demand-messages.de.ts"
import {
  planDraftMessagesInGerman,
  planFileMessagesInGerman,
  typedMessagesInGerman
} from "../rollout/plan-draft-messages.de.ts"
import { planRefusalMessagesInGerman } from "../rollout/plan-refusal-messages.de.ts"
import { refusalMessagesInGerman, stepMessagesInGerman, stepNamesInGerman } from "../rollout/refusal-messages.de.ts"
import { rolloutEntryMessagesInGerman } from "../rollout/rollout-entry-messages.de.ts"
import {
  defectMessagesInGerman,
  gateMessagesInGerman,
  planMessagesInGerman,
  targetMessagesInGerman,
  waitingMessagesInGerman
} from "../rollout/rollout-messages.de.ts"
import { rolloutPageMessagesInGerman } from "../rollout/rollout-page-messages.de.ts"
import { waveMomentMessagesInGerman } from "../rollout/wave-moment-messages.de.ts"
import { columnMessagesInGerman } from "../rows/column-messages.de.ts"
import { listWordsInGerman, pagingMessagesInGerman } from "../rows/list-label-messages.de.ts"
import { listedMessagesInGerman } from "../rows/listed-messages.de.ts"
import { refreshMessagesInGerman } from "../rows/refresh-messages.de.ts"
import { viewMessagesInGerman } from "../rows/saved-views-messages.de.ts"
import { tableMessagesInGerman } from "../rows/table-messages.de.ts"
import { viewCsvMessagesInGerman } from "../rows/view-csv-messages.de.ts"
import {
  draftMessagesInGerman,
  issueMessagesInGerman,
  rangeMessagesInGerman,
  schemaMessagesInGerman
} from "../settings/setting-messages.de.ts"
import { siteSentencesInGerman } from "../site-time/site-sentence-messages.de.ts"
import { siteTimeMessagesInGerman } from "../site-time/site-time-messages.de.ts"
import { spreadMessagesInGerman } from "../site-time/spread-messages.de.ts"
import { settingNamesInGerman, storageMessagesInGerman } from "../storage/storage-messages.de.ts"
import { tagActionMessagesInGerman } from "../tags/tag-action-messages.de.ts"
import { tagMessagesInGerman } from "../tags/tags-messages.de.ts"
import { commandLabelsInGerman, simpleCommandWordsInGerman } from "../task/command-label-messages.de.ts"
import { scheduleSentencesInGerman } from "../task/schedule-sentence-messages.de.ts"
import { taskLabelsInGerman } from "../task/task-label-messages.de.ts"
import { creationMessagesInGerman, scheduleMessagesInGerman, taskMessagesInGerman } from "../task/task-messages.de.ts"
import { templateLabelsInGerman } from "../template/template-label-messages.de.ts"
import { templateMessagesInGerman } from "../template/template-messages.de.ts"
import { ageMessagesInGerman } from "../time/age-messages.de.ts"
import { timelineMessagesInGerman } from "../timeline/timeline-messages.de.ts"
import { userMessagesInGerman } from "../user/user-messages.de.ts"
import { utgDetailMessagesInGerman, utgHeaderMessagesInGerman } from "../utg/utg-detail-messages.de.ts"
import { utgEditLabelsInGerman, utgFlowLabelsInGerman } from "../utg/utg-flow-messages.de.ts"
import { utgLabelsInGerman } from "../utg/utg-label-messages.de.ts"
import { utgMessagesInGerman } from "../utg/utg-messages.de.ts"
import { duplicateMessagesInGerman } from "../write/duplicate-messages.de.ts"
import { writeMessagesInGerman } from "../write/write-messages.de.ts"
import { languageMessagesInGerman } from "./language-messages.de.ts"

/** What each catalogue says in German, by its name. */
export const german: Readonly<Record<string, object>> = {
  alertMessages: alertMessagesInGerman,
  accountMessages: accountMessagesInGerman,
  ageMessages: ageMessagesInGerman,
  amountMessages: amountMessagesInGerman,
  answerMessages: answerMessagesInGerman,
  appearanceMessages: appearanceMessagesInGerman,
  areaMessages: areaMessagesInGerman,
  callMessages: callMessagesInGerman,
  collisionMessages: collisionMessagesInGerman,
  columnMessages: columnMessagesInGerman,
  commandLabels: commandLabelsInGerman,
  simpleCommandWords: simpleCommandWordsInGerman,
  compareMessages: compareMessagesInGerman,
  compatibilityMessages: compatibilityMessagesInGerman,
  constraintMessages: constraintMessagesInGerman,
  controlMessages: controlMessagesInGerman,
  creationMessages: creationMessagesInGerman,
  debugMessages: debugMessagesInGerman,
  defectMessages: defectMessagesInGerman,
  deviceLabels: deviceLabelsInGerman,
  deviceMessages: deviceMessagesInGerman,
  draftMessages: draftMessagesInGerman,
  duplicateMessages: duplicateMessagesInGerman,
  editMessages: editMessagesInGerman,
  expressionMessages: expressionMessagesInGerman,
  facetMessages: facetMessagesInGerman,
  filterMessages: filterMessagesInGerman,
  fleetLabels: fleetLabelsInGerman,
  fleetMessages: fleetMessagesInGerman,
  formLabels: formLabelsInGerman,
  formMessages: formMessagesInGerman,
  frameMessages: frameMessagesInGerman,
  gateMessages: gateMessagesInGerman,
  installationLabels: installationLabelsInGerman,
  installationMessages: installationMessagesInGerman,
  issueMessages: issueMessagesInGerman,
  journalMessages: journalMessagesInGerman,
  jsonMessages: jsonMessagesInGerman,
  keyMessages: keyMessagesInGerman,
  kindLabels: kindLabelsInGerman,
  languageMessages: languageMessagesInGerman,
  listMessages: listMessagesInGerman,
  listWords: listWordsInGerman,
  listedMessages: listedMessagesInGerman,
  needMessages: needMessagesInGerman,
  noticeMessages: noticeMessagesInGerman,
  numberMessages: numberMessagesInGerman,
  operationMessages: operationMessagesInGerman,
  pagingMessages: pagingMessagesInGerman,
  paletteMessages: paletteMessagesInGerman,
  planDraftMessages: planDraftMessagesInGerman,
  planFileMessages: planFileMessagesInGerman,
  planMessages: planMessagesInGerman,
  planRefusalMessages: planRefusalMessagesInGerman,
  profileLabels: profileLabelsInGerman,
  profileMessages: profileMessagesInGerman,
  progressMessages: progressMessagesInGerman,
  pushMessages: pushMessagesInGerman,
  pushSentences: pushSentencesInGerman,
  rangeMessages: rangeMessagesInGerman,
  recordMessages: recordMessagesInGerman,
  refreshMessages: refreshMessagesInGerman,
  reviewMessages: reviewMessagesInGerman,
  rightsMessages: rightsMessagesInGerman,
  refusalMessages: refusalMessagesInGerman,
  planDemandMessages: planDemandMessagesInGerman,
  waveMomentMessages: waveMomentMessagesInGerman,
  rolloutEntryMessages: rolloutEntryMessagesInGerman,
  rolloutPageMessages: rolloutPageMessagesInGerman,
  scheduleMessages: scheduleMessagesInGerman,
  scheduleSentences: scheduleSentencesInGerman,
  schemaMessages: schemaMessagesInGerman,
  selectedMessages: selectedMessagesInGerman,
  sessionMessages: sessionMessagesInGerman,
  settingNames: settingNamesInGerman,
  settingsMessages: settingsMessagesInGerman,
  shellMessages: shellMessagesInGerman,
  siteSentences: siteSentencesInGerman,
  siteTimeMessages: siteTimeMessagesInGerman,
  spreadMessages: spreadMessagesInGerman,
  stepMessages: stepMessagesInGerman,
  stepNames: stepNamesInGerman,
  storageMessages: storageMessagesInGerman,
  subjectLabels: subjectLabelsInGerman,
  tableMessages: tableMessagesInGerman,
  targetMessages: targetMessagesInGerman,
  tagActionMessages: tagActionMessagesInGerman,
  tagMessages: tagMessagesInGerman,
  taskLabels: taskLabelsInGerman,
  taskMessages: taskMessagesInGerman,
  templateLabels: templateLabelsInGerman,
  templateMessages: templateMessagesInGerman,
  timelineMessages: timelineMessagesInGerman,
  transferMessages: transferMessagesInGerman,
  typedMessages: typedMessagesInGerman,
  userMessages: userMessagesInGerman,
  unansweredMessages: unansweredMessagesInGerman,
  unsavedMessages: unsavedMessagesInGerman,
  utgDetailMessages: utgDetailMessagesInGerman,
  utgEditLabels: utgEditLabelsInGerman,
  utgFlowLabels: utgFlowLabelsInGerman,
  utgHeaderMessages: utgHeaderMessagesInGerman,
  utgLabels: utgLabelsInGerman,
  utgMessages: utgMessagesInGerman,
  viewCsvMessages: viewCsvMessagesInGerman,
  viewMessages: viewMessagesInGerman,
  waitMessages: waitMessagesInGerman,
  waitingMessages: waitingMessagesInGerman,
  wishMessages: wishMessagesInGerman,
  wizardMessages: wizardMessagesInGerman,
  writeMessages: writeMessagesInGerman
}
