import { chmod, cp, mkdir, mkdtemp, realpath, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { pathToFileURL } from "node:url"
import { at, type Ended, runNode } from "./command.ts"

export interface ScratchRepository extends AsyncDisposable {
  readonly at: (path: string) => string
  /** Runs one of its commands. */
  readonly run: (script: string, args?: ReadonlyArray<string>, env?: Readonly<Record<string, string>>) => Promise<Ended>
  /** Prints, as JSON, what a function that one of its scripts exports gives. */
  readonly call: (script: string, name: string, env?: Readonly<Record<string, string>>) => Promise<Ended>
  readonly program: (path: string) => Promise<void>
}

/** The repository's scripts in a repository of their own, with the given files and nothing else. */
export const scratchRepository = async (files: Readonly<Record<string, string>> = {}): Promise<ScratchRepository> => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), "scratch-repository-")))
  const place = (path: string) => join(folder, path)
  await cp(at("scripts/tooling"), place("scripts/tooling"), { recursive: true })
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(place(path)), { recursive: true })
    await writeFile(place(path), text)
  }
  const script = (name: string) => place(`scripts/tooling/${name}.mjs`)
  return {
    at: place,
    run: (name, args = [], env = {}) => runNode([script(name), ...args], env),
    call: (name, exported, env = {}) => {
      const from = JSON.stringify(pathToFileURL(script(name)).href)
      const source = `import { ${exported} } from ${from}; console.log(JSON.stringify(${exported}()))`
      return runNode(["--input-type=module", "--eval", source], env)
    },
    program: async (path) => {
      await mkdir(dirname(place(path)), { recursive: true })
      await writeFile(place(path), "#!/bin/sh\n")
      await chmod(place(path), 0o755)
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true })
  }
}
