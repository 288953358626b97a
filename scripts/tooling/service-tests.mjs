/** Rows of tests/long that ask the services and nothing else. */
const longRows = ["rollouts-killed", "filter-agreement", "hostile-requests"]

/** The tests of the services, which run on either database: what names them to Vitest. */
export const serviceTests = [
  ...["sandbox", "rollouts", "long"].flatMap((name) => ["--project", name]),
  "tests/contract",
  "tests/rollouts",
  "tests/scripts",
  ...longRows.map((name) => `tests/long/${name}`)
]

/** Files that go through each statement once: they run on PGlite beside PostgreSQL. */
const statements = {
  contract: "every-call|failures|filters|lists|records|session|tasks",
  rollouts: "running|reading|open-api|migrations"
}

/** What is left out on PGlite where all of it runs on PostgreSQL: what names it to Vitest. */
export const exceptOnPostgres = [
  `tests/contract/!(${statements.contract}).test.ts`,
  "tests/scripts/*.test.ts",
  `tests/rollouts/!(${statements.rollouts}).test.ts`,
  `tests/long/@(${longRows.join("|")})*.test.ts`
].flatMap((pattern) => ["--exclude", pattern])
