import type { Plugin } from "vite"

const router = /\/react-router\/dist\/production\/[^/]+\.mjs$/u

/** A name that only a debugger shows, which keeps a component in the build that nothing draws. */
const shownName = /^\w+\.displayName = "\w+";$/gmu
const madeComponent = /= (React\d*\.(?:forwardRef|memo|createContext)\()/gu

/**
 * The router without its forms, links that know where they lead, kept scroll places and what else no page here draws: a
 * bundler leaves out what is not used only where making it is known to do nothing else.
 */
export const routerParts = (): Plugin => ({
  name: "router-parts",
  apply: "build",
  transform: {
    filter: { id: router },
    handler: (code) => code.replace(shownName, "").replace(madeComponent, "= /* @__PURE__ */ $1")
  }
})
