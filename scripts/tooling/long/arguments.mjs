const usage = "npm run test:long [-- row …] [--seed N] [--share]"

const isSeed = (text) => /^-?\d{1,15}$/u.test(text ?? "")

/**
 * What was asked for on the command line: rows by their keys (all where none is named), a seed, and whether only the
 * share of `npm test` is tried; or what is wrong.
 */
export const readArguments = (args, keys) => {
  const rows = []
  let seed
  let isShare = false
  for (let at = 0; at < args.length; at += 1) {
    const [name, given] = args[at].split("=")
    if (name === "--seed") {
      seed = given ?? args[(at += 1)]
      if (!isSeed(seed)) return { problem: `--seed takes a whole number, not ${seed ?? "nothing"}. ${usage}` }
    } else if (name === "--share") isShare = true
    else if (keys.includes(name)) rows.push(name)
    else return { problem: `There is no row ${name}. There are: ${keys.join(", ")}. ${usage}` }
  }
  return { rows, seed, isShare }
}
