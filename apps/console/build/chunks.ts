const list = /\/console\/src\/list\/(?:flow-screen\.view|use-flow-screen|row-screen\.wiring)\.tsx?$/u
const flows = /\/packages\/machines\/src\/(?:operation|screens)\/|\/console\/src\/operations\/wire-operation\.ts$/u

/**
 * Which files the build makes: few, so that little is asked for. A group takes along what its modules import; what is in
 * none of them stays with what opens it.
 */
export const chunks = [
  /** What the page and the rows' worker share; the worker itself is a few lines. */
  { name: "rows", test: /\/src\/rows\/serve-rows\.ts$/u, priority: 5 },
  { name: "core", test: /^(?!.*\/rows\.worker\.ts$)/u, tags: ["$initial" as const], priority: 4 },
  { name: "list", test: list, priority: 3 },
  { name: "dialog", test: /\/packages\/ui\/src\/dialog\//u, priority: 2 },
  /** What the flows of several pages have in common. */
  { name: "flows", test: flows, minShareCount: 2, priority: 1 }
]
