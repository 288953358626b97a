import { appearanceMessagesInGerman } from "../appearance/appearance-messages.de.ts"
import { deviceMessagesInGerman } from "../device/device-messages.de.ts"
import { facetMessagesInGerman } from "../facets/facet-messages.de.ts"
import { expressionMessagesInGerman } from "../filter/expression-messages.de.ts"
import { filterMessagesInGerman } from "../filter/filter-messages.de.ts"
import { fleetMessagesInGerman } from "../fleet/fleet-messages.de.ts"
import { formMessagesInGerman } from "../form/form-messages.de.ts"
import { installationMessagesInGerman } from "../installation/installation-messages.de.ts"
import { wizardMessagesInGerman } from "../installation/wizard-messages.de.ts"
import { numberMessagesInGerman } from "../json/number-messages.de.ts"
import { accountMessagesInGerman } from "../message/account-messages.de.ts"
import { callMessagesInGerman } from "../message/call-messages.de.ts"
import { compareMessagesInGerman } from "../message/compare-messages.de.ts"
import { constraintMessagesInGerman } from "../message/constraint-messages.de.ts"
import { debugMessagesInGerman } from "../message/debug-messages.de.ts"
import { editMessagesInGerman } from "../message/edit-messages.de.ts"
import { jsonMessagesInGerman } from "../message/json-messages.de.ts"
import { listMessagesInGerman } from "../message/list-messages.de.ts"
import { recordMessagesInGerman } from "../message/record-messages.de.ts"
import { collisionMessagesInGerman, reviewMessagesInGerman } from "../message/review-messages.de.ts"
import { sessionMessagesInGerman } from "../message/session-messages.de.ts"
import { settingsMessagesInGerman } from "../message/settings-messages.de.ts"
import { shellMessagesInGerman } from "../message/shell-messages.de.ts"
import { transferMessagesInGerman } from "../message/transfer-messages.de.ts"
import { waitMessagesInGerman } from "../message/wait-messages.de.ts"
import { operationMessagesInGerman } from "../operation/operation-messages.de.ts"
import { kindLabelsInGerman, paletteMessagesInGerman } from "../palette/palette-messages.de.ts"
import { rightsMessagesInGerman, subjectLabelsInGerman } from "../permission/rights-messages.de.ts"
import { profileMessagesInGerman } from "../profile/profile-messages.de.ts"
import { pushMessagesInGerman } from "../push/push-messages.de.ts"
import {
  planDraftMessagesInGerman,
  planFileMessagesInGerman,
  typedMessagesInGerman
} from "../rollout/plan-draft-messages.de.ts"
import { rolloutEntryMessagesInGerman } from "../rollout/rollout-entry-messages.de.ts"
import {
  defectMessagesInGerman,
  gateMessagesInGerman,
  journalMessagesInGerman,
  planMessagesInGerman,
  stepMessagesInGerman,
  stepNamesInGerman,
  targetMessagesInGerman,
  waitingMessagesInGerman
} from "../rollout/rollout-messages.de.ts"
import { rolloutPageMessagesInGerman } from "../rollout/rollout-page-messages.de.ts"
import { columnMessagesInGerman } from "../rows/column-messages.de.ts"
import { listedMessagesInGerman } from "../rows/listed-messages.de.ts"
import { refreshMessagesInGerman } from "../rows/refresh-messages.de.ts"
import { viewMessagesInGerman } from "../rows/saved-views-messages.de.ts"
import { viewCsvMessagesInGerman } from "../rows/view-csv-messages.de.ts"
import {
  draftMessagesInGerman,
  issueMessagesInGerman,
  rangeMessagesInGerman,
  schemaMessagesInGerman
} from "../settings/setting-messages.de.ts"
import { siteTimeMessagesInGerman } from "../site-time/site-time-messages.de.ts"
import { settingNamesInGerman, storageMessagesInGerman } from "../storage/storage-messages.de.ts"
import { creationMessagesInGerman, scheduleMessagesInGerman, taskMessagesInGerman } from "../task/task-messages.de.ts"
import { templateMessagesInGerman } from "../template/template-messages.de.ts"
import { ageMessagesInGerman } from "../time/age-messages.de.ts"
import { timelineMessagesInGerman } from "../timeline/timeline-messages.de.ts"
import { userMessagesInGerman } from "../user/user-messages.de.ts"
import { utgDetailMessagesInGerman, utgHeaderMessagesInGerman, utgMessagesInGerman } from "../utg/utg-messages.de.ts"
import { writeMessagesInGerman } from "../write/write-messages.de.ts"

/** What each catalogue says in German, by its name. */
export const german: Readonly<Record<string, object>> = {
  accountMessages: accountMessagesInGerman,
  ageMessages: ageMessagesInGerman,
  appearanceMessages: appearanceMessagesInGerman,
  callMessages: callMessagesInGerman,
  collisionMessages: collisionMessagesInGerman,
  columnMessages: columnMessagesInGerman,
  compareMessages: compareMessagesInGerman,
  constraintMessages: constraintMessagesInGerman,
  creationMessages: creationMessagesInGerman,
  debugMessages: debugMessagesInGerman,
  defectMessages: defectMessagesInGerman,
  deviceMessages: deviceMessagesInGerman,
  draftMessages: draftMessagesInGerman,
  editMessages: editMessagesInGerman,
  expressionMessages: expressionMessagesInGerman,
  facetMessages: facetMessagesInGerman,
  filterMessages: filterMessagesInGerman,
  fleetMessages: fleetMessagesInGerman,
  formMessages: formMessagesInGerman,
  gateMessages: gateMessagesInGerman,
  installationMessages: installationMessagesInGerman,
  issueMessages: issueMessagesInGerman,
  journalMessages: journalMessagesInGerman,
  jsonMessages: jsonMessagesInGerman,
  kindLabels: kindLabelsInGerman,
  listMessages: listMessagesInGerman,
  listedMessages: listedMessagesInGerman,
  numberMessages: numberMessagesInGerman,
  operationMessages: operationMessagesInGerman,
  paletteMessages: paletteMessagesInGerman,
  planDraftMessages: planDraftMessagesInGerman,
  planFileMessages: planFileMessagesInGerman,
  planMessages: planMessagesInGerman,
  profileMessages: profileMessagesInGerman,
  pushMessages: pushMessagesInGerman,
  rangeMessages: rangeMessagesInGerman,
  recordMessages: recordMessagesInGerman,
  refreshMessages: refreshMessagesInGerman,
  reviewMessages: reviewMessagesInGerman,
  rightsMessages: rightsMessagesInGerman,
  rolloutEntryMessages: rolloutEntryMessagesInGerman,
  rolloutPageMessages: rolloutPageMessagesInGerman,
  scheduleMessages: scheduleMessagesInGerman,
  schemaMessages: schemaMessagesInGerman,
  sessionMessages: sessionMessagesInGerman,
  settingNames: settingNamesInGerman,
  settingsMessages: settingsMessagesInGerman,
  shellMessages: shellMessagesInGerman,
  siteTimeMessages: siteTimeMessagesInGerman,
  stepMessages: stepMessagesInGerman,
  stepNames: stepNamesInGerman,
  storageMessages: storageMessagesInGerman,
  subjectLabels: subjectLabelsInGerman,
  targetMessages: targetMessagesInGerman,
  taskMessages: taskMessagesInGerman,
  templateMessages: templateMessagesInGerman,
  timelineMessages: timelineMessagesInGerman,
  transferMessages: transferMessagesInGerman,
  typedMessages: typedMessagesInGerman,
  userMessages: userMessagesInGerman,
  utgDetailMessages: utgDetailMessagesInGerman,
  utgHeaderMessages: utgHeaderMessagesInGerman,
  utgMessages: utgMessagesInGerman,
  viewCsvMessages: viewCsvMessagesInGerman,
  viewMessages: viewMessagesInGerman,
  waitMessages: waitMessagesInGerman,
  waitingMessages: waitingMessagesInGerman,
  wizardMessages: wizardMessagesInGerman,
  writeMessages: writeMessagesInGerman
}
