import { parseArgs } from "node:util"

/** Ends: what was given is not what the command takes. */
export const endWrongly = (message, usage) => {
  console.error(`${message}\n${usage}`)
  process.exit(2)
}

/** Ends with the usage where that is asked for. */
export const endWithHelp = (usage, args = process.argv.slice(2)) => {
  if (!args.includes("--help")) return
  console.log(usage)
  process.exit(0)
}

/** What a command was called with; ends where its usage is asked for, and where it takes no such option or name. */
export const readArguments = ({ usage, options = {}, names = [] }) => {
  endWithHelp(usage)
  const read = () => {
    try {
      return parseArgs({ allowPositionals: true, options })
    } catch (error) {
      return endWrongly(error.message, usage)
    }
  }
  const { values, positionals } = read()
  const unknown = positionals.find((name) => !names.includes(name))
  if (unknown !== undefined)
    endWrongly(
      names.length === 0
        ? `"${unknown}" is one argument too many.`
        : `There is no ${unknown}. There are: ${names.join(", ")}.`,
      usage
    )
  return { values, names: positionals }
}
