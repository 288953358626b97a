import type { Transition } from "./plan.ts"

type Path = ReadonlyArray<Transition>

/** The shortest way from a state to a transition that was not taken yet; one that goes on before one that ends. */
const wayToNew = (from: string, leading: ReadonlyMap<string, Path>, taken: ReadonlySet<string>): Path | null => {
  const reached = new Set([from])
  let ends: Path | null = null
  let front: ReadonlyArray<{ readonly at: string; readonly path: Path }> = [{ at: from, path: [] }]
  while (front.length > 0) {
    const next: Array<{ readonly at: string; readonly path: Path }> = []
    for (const { at, path } of front) {
      for (const transition of leading.get(at) ?? []) {
        const way = [...path, transition]
        const isNew = !taken.has(transition.name)
        if (isNew && !transition.isEnd) return way
        if (isNew) ends ??= way
        if (transition.isEnd || reached.has(transition.to)) continue
        reached.add(transition.to)
        next.push({ at: transition.to, path: way })
      }
    }
    front = next
  }
  return ends
}

/** The states that walks come to. */
export const reachedFrom = (initial: string, transitions: Path): ReadonlySet<string> => {
  const reached = new Set([initial])
  let count = 0
  while (count !== reached.size) {
    count = reached.size
    for (const { from, to, isEnd } of transitions) if (reached.has(from) && !isEnd) reached.add(to)
  }
  return reached
}

/** Walks from the initial state that together take every transition they can reach, each to its end or its length. */
export const toursOf = (
  initial: string,
  transitions: Path,
  longest: number,
  already: ReadonlyArray<string>
): ReadonlyArray<Path> => {
  const leading = new Map<string, Array<Transition>>()
  for (const transition of transitions)
    leading.set(transition.from, [...(leading.get(transition.from) ?? []), transition])
  const taken = new Set(already)
  const walks: Array<Path> = []
  let walk: Array<Transition> = []
  const finish = () => {
    if (walk.length > 0) walks.push(walk)
    walk = []
  }
  for (;;) {
    const last = walk.at(-1)
    const way = wayToNew(last?.to ?? initial, leading, taken)
    if (way === null && last === undefined) return walks
    if (way === null || (last !== undefined && walk.length + way.length > longest)) {
      finish()
      continue
    }
    for (const transition of way) taken.add(transition.name)
    walk = [...walk, ...way]
    if (walk.at(-1)?.isEnd === true) finish()
  }
}
