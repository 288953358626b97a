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

/** Words that are written in their own way, wherever they stand in a name. */
const written: ReadonlyMap<string, string> = new Map(
  ["API", "DNS", "HTTP", "HTTPS", "ID", "IP", "PCI", "SSL", "TCP", "TID", "TLS", "UDP", "URL", "UTG", "kBps", "MB"].map(
    (word) => [word.toLowerCase(), word]
  )
)

/** Units of a rate are one word, though they are written with a capital inside. */
const rate = /[kK][bB]ps/gu

const inWords = (name: string): string => {
  const words = name
    .replaceAll(rate, "Kbps")
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, "$1 $2")
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2")
  return words
    .split(" ")
    .map((word) => written.get(word.toLowerCase()) ?? (/\p{Lu}{2}/u.test(word) ? word : word.toLowerCase()))
    .join(" ")
    .replace(/^\p{Ll}(?!Bps)/u, (first) => first.toUpperCase())
}

/** A setting's name as people read it, until a schema titles it: the documents' label, else its words. */
export const settingLabel = (name: string): string =>
  Object.hasOwn(labels, name) ? (labels[name] ?? name) : inWords(name)

const isFieldName = (step: string): boolean => /^[a-z][A-Za-z\d]*$/u.test(step)

/** A step of a path as people read it; a name that people gave stays as it is. */
export const stepLabel = (step: string): string => (isFieldName(step) ? settingLabel(step) : step)

/** A path as it is shown ("utgGlobal / logs") as people read it; names that people gave stay as they are. */
export const pathLabel = (path: string): string => path.split(" / ").map(stepLabel).join(" / ")
