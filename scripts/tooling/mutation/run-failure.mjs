import { constants } from "node:os"

/** Lines of Stryker's own code, which say nothing to whoever plants faults. */
const isTrace = (line) =>
  /^\s+at /u.test(line) ||
  /^(?:file:\/\/|Node\.js v|\s+\^|\s*throw |[{}])/u.test(line) ||
  /innerError: undefined/u.test(line)

/** What Stryker said, without the progress and its stack traces, and no more than a screen. */
const wordsOf = (output) =>
  output
    .split("\n")
    .filter((line) => line.trim() !== "" && !isTrace(line) && !line.startsWith("Mutation testing "))
    .slice(0, 20)
    .join("\n")

const afresh = "Close what else runs, or take fewer workers (MUTATE_WORKERS=1), and run it again."

/** The signal that a program which caught it says it ended by, as shells do: 128 and its number. */
const signalOf = (code) => Object.keys(constants.signals).find((name) => constants.signals[name] === code - 128) ?? null

/** Why a run came to no report, in words: what happened and what to do. */
export const runFailure = ({ code, signal, output, load, processors }) => {
  const busy = `The load is ${load.toFixed(1)} on ${processors} processor${processors === 1 ? "" : "s"}.`
  const isBusy = load > processors
  const ending = signal ?? signalOf(code)
  if (ending !== null) return `The run was ended from outside (${ending}) before it came to a report. Run it again.`
  if (/Initial test run timed out/u.test(output))
    return `The tests did not come to their end before any fault was planted: the machine is too busy. ${busy} ${afresh}`
  if (/out of memory|heap limit/iu.test(output))
    return `The machine has too little memory for so many workers. Take fewer (MUTATE_WORKERS=1), and run it again.`
  if (/failed tests in the initial test run/u.test(output))
    return [
      "Tests fail though no fault is planted yet; their outcome would say nothing.",
      isBusy ? `They may have run out of time: ${busy[0].toLowerCase()}${busy.slice(1)} ${afresh}` : "Mend them first.",
      wordsOf(output)
    ].join("\n")
  return [
    `Stryker ended with ${code} before it came to a report. ${isBusy ? `${busy} ${afresh}` : ""}`.trim(),
    wordsOf(output)
  ].join("\n")
}
