/** Labels that the documents give (document 2 §2, §3). */
const labels: Readonly<Record<string, string>> = {
  utgGlobal: "Global settings",
  lowDiskSpaceThresholdMB: "Low disk space threshold (MB)",
  ccschema: "Schema",
  cdType: "Type",
  listenPort: "Port",
  taskDesc: "Description",
  deviceType: "Device Type",
  threadType: "Thread Type"
}

const inWords = (name: string): string => {
  const words = name.replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, "$1 $2").replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2")
  return words
    .split(" ")
    .map((word) => (/\p{Lu}{2}/u.test(word) ? word : word.toLowerCase()))
    .join(" ")
    .replace(/^\p{Ll}/u, (first) => first.toUpperCase())
}

/** A setting's name as people read it, until a schema titles it: the documents' label, else its words. */
export const settingLabel = (name: string): string =>
  Object.hasOwn(labels, name) ? (labels[name] ?? name) : inWords(name)

const isFieldName = (step: string): boolean => /^[a-z][A-Za-z\d]*$/u.test(step)

/** A path as it is shown ("utgGlobal / logs") as people read it; names that people gave stay as they are. */
export const pathLabel = (path: string): string =>
  path
    .split(" / ")
    .map((step) => (isFieldName(step) ? settingLabel(step) : step))
    .join(" / ")
