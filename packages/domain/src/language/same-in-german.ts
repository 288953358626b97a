/** What is the same in both languages, by why. */
const reasons: Readonly<Record<string, ReadonlyArray<string>>> = {
  "names of the product and of formats": [
    "amountMessages.units.1",
    "amountMessages.units.2",
    "amountMessages.units.3",
    "appearanceMessages.clocksNames.utc",
    "listWords.utgs.link",
    "listWords.utgs.named",
    "scheduleSentences.utgs",
    "compareMessages.kinds.utg",
    "kindLabels.utg",
    "settingsMessages.json",
    "shellMessages.about",
    "shellMessages.product",
    "utgHeaderMessages.utg"
  ],
  "the same word": [
    "alertMessages.name",
    "tagActionMessages.tag",
    "tagActionMessages.label",
    "tagMessages.manager.name",
    "tagMessages.utgs",
    "controlMessages.name",
    "fleetLabels.version",
    "profileLabels.facts.version",
    "frameMessages.rollouts",
    "tableMessages.operator",
    "taskLabels.agent",
    "utgLabels.status",
    "fleetMessages.numbers.online",
    "fleetMessages.statuses",
    "fleetMessages.versions.firmware",
    "journalMessages.targets.name",
    "planDraftMessages.columns.name",
    "planDraftMessages.filter",
    "rolloutPageMessages.columns.name",
    "rolloutPageMessages.journal",
    "rolloutPageMessages.title",
    "viewMessages.name"
  ],
  "names of files": [
    "deviceMessages.export.fileName",
    "formMessages.fileName",
    "installationMessages.packageFileName",
    "planDraftMessages.fileName",
    "rolloutPageMessages.fileName",
    "taskMessages.export.fileName",
    "utgMessages.export.fileName",
    "viewCsvMessages.fileName"
  ],
  "figures, facts side by side, and nothing": [
    "filterMessages.wrongAt",
    "facetMessages.count",
    "pushMessages.about",
    "rangeMessages.both",
    "refreshMessages.every",
    "rolloutPageMessages.kinds.planned"
  ]
}

/** The paths of what is the same in both languages. */
export const sameInGerman: ReadonlySet<string> = new Set(Object.values(reasons).flat())
