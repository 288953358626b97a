const usage = "npm run mutate [-- kind or folder …] [--sample N] [--seed N]"

const isCount = (text) => /^[1-9]\d{0,5}$/u.test(text ?? "")
const isSeed = (text) => /^-?\d{1,15}$/u.test(text ?? "")
const defaultSeed = 7

/** The folders that a word names: of its kind, or the domain's. */
const namedBy = (word, folders) => {
  const [kind, folder] = word.split("/")
  if (kind in folders && folder === undefined) return folders[kind].map((each) => ({ kind, folder: each }))
  if (kind in folders) return folders[kind].includes(folder) ? [{ kind, folder }] : null
  return folders.domain.includes(word) ? [{ kind: "domain", folder: word }] : null
}

/** What was asked for: folders with their kind (all of the domain where none is named), and a sample; or what is wrong. */
export const readMutation = (args, folders) => {
  const chosen = []
  let count = null
  let seed = defaultSeed
  for (let at = 0; at < args.length; at += 1) {
    const [name, given] = args[at].split("=")
    if (name === "--sample") {
      const text = given ?? args[(at += 1)]
      if (!isCount(text))
        return { problem: `--sample takes how many faults of each folder, not ${text ?? "nothing"}. ${usage}` }
      count = Number(text)
    } else if (name === "--seed") {
      const text = given ?? args[(at += 1)]
      if (!isSeed(text)) return { problem: `--seed takes a whole number, not ${text ?? "nothing"}. ${usage}` }
      seed = Number(text)
    } else {
      const named = namedBy(name, folders)
      if (named === null)
        return {
          problem: `There is no kind or folder ${name}. Kinds: ${Object.keys(folders).join(", ")}. Folders of the domain: ${folders.domain.join(", ")}. ${usage}`
        }
      chosen.push(...named)
    }
  }
  return { chosen: chosen.length === 0 ? namedBy("domain", folders) : chosen, count, seed }
}
