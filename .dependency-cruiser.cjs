/** What is in no build: tests, and the gallery with its stories. */
const ofTests = ["\\.(test|stories)\\.tsx?$", "^packages/ui/src/gallery/"]

/** Imports point one way (docs/architecture.md). A layer may import only what its row allows. */
const layer = (name, from, allowed) => ({
  name,
  severity: "error",
  from: { path: from, pathNot: ofTests },
  to: { pathNot: allowed }
})

const npm = (...names) => `node_modules/(${names.join("|")})(/|$)`

module.exports = {
  forbidden: [
    // Of types, too: a file that only takes a type from the one that shows it cannot be read alone.
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true }
    },
    { name: "no-barrels", severity: "error", from: {}, to: { path: "^(packages|apps)/.*/index\\.tsx?$" } },
    { name: "no-unresolvable", severity: "error", from: {}, to: { couldNotResolve: true, pathNot: "^virtual:" } },
    layer("domain-imports-effect-only", "^packages/domain/src", [
      "^packages/domain/src",
      npm("effect", "@cfworker", "safe-regex2")
    ]),
    layer("api-imports-domain", "^packages/api/src", ["^packages/(domain|api)/src", npm("effect", "ky")]),
    layer("machines-import-domain-and-api-types", "^packages/machines/src", [
      "^packages/(domain|api|machines)/src",
      npm("effect", "xstate")
    ]),
    {
      name: "machines-take-types-only-from-api",
      severity: "error",
      from: { path: "^packages/machines/src" },
      to: {
        path: "^packages/api/src",
        dependencyTypesNot: ["type-only"],
        pathNot: "^packages/api/src/transport/api-error\\.ts$"
      }
    },
    {
      name: "what-is-built-has-no-stories",
      severity: "error",
      from: { path: "^(packages|apps)/", pathNot: [...ofTests, "^packages/ui/\\.storybook/"] },
      to: { path: ofTests }
    },
    layer("ui-imports-no-workspace-but-domain-types", "^packages/ui/src", [
      "^packages/ui/src",
      "^packages/domain/src",
      npm(
        "@ark-ui",
        "@tanstack",
        "@visx",
        "date-fns",
        "lucide-react",
        "react",
        "react-datepicker",
        "react-dom",
        "@types"
      )
    ]),
    {
      name: "ui-takes-types-only-from-domain",
      severity: "error",
      from: { path: "^packages/ui/src", pathNot: ofTests },
      // How a count is written is one rule for sentences and widgets, and what widgets say stands in catalogues, too.
      to: {
        path: "^packages/domain/src",
        pathNot: "^packages/domain/src/(?:message/count-text|[a-z-]+/[a-z-]+-messages)[.]ts$",
        dependencyTypesNot: ["type-only"]
      }
    },
    {
      name: "console-never-reaches-the-sandbox-or-tests",
      severity: "error",
      from: { path: "^apps/console/src" },
      to: { path: "^(apps/(rollouts|sandbox)|tests|scripts)/" }
    },
    {
      name: "sandbox-imports-domain-and-api",
      severity: "error",
      from: { path: "^apps/sandbox/src" },
      to: { path: "^(apps/(console|rollouts)|packages/(ui|machines)|tests|scripts)/" }
    },
    {
      name: "rollouts-import-domain-api-and-machines",
      severity: "error",
      from: { path: "^apps/rollouts/src" },
      to: { path: "^(apps/(console|sandbox)|packages/ui|tests|scripts)/" }
    },
    {
      name: "features-do-not-reach-into-each-other",
      severity: "error",
      from: { path: "^apps/console/src/features/([^/]+)/" },
      to: { path: "^apps/console/src/features/([^/]+)/", pathNot: "^apps/console/src/features/$1/" }
    },
    {
      name: "views-never-call-the-api",
      severity: "error",
      from: { path: "^apps/console/src/.*\\.view\\.tsx$" },
      to: { path: "^packages/api/src", dependencyTypesNot: ["type-only"] }
    }
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(packages|apps)/[^/]+/dist/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "module", "browser", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json"]
    }
  }
}
