import { basename } from "node:path"

/** The key of the row that a file belongs to: the longest its name begins with; undefined where there is none. */
export const keyOfFile = (file, keys) =>
  keys
    .filter((key) => basename(file).startsWith(`${key}.`) || basename(file).startsWith(`${key}-`))
    .sort((one, other) => other.length - one.length)[0]
