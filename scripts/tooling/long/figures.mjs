import { existsSync, readFileSync } from "node:fs"

/** What the tests of a run recorded, from the file that LONG_FIGURES named. */
export const readFigures = (file) =>
  (existsSync(file) ? readFileSync(file, "utf8") : "")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line))
