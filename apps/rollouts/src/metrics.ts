/** Counters and gauges as Prometheus reads them. */
export interface Metrics {
  readonly count: (name: Counter, labels?: Readonly<Record<string, string>>) => void
  readonly text: (gauges: ReadonlyArray<Gauge>) => string
}

const counters = {
  rollouts_requests_total: "Requests, by method and status.",
  rollouts_calls_total: "Calls to the management service, by how they ended.",
  rollouts_statements_total: "Statements to the database.",
  rollouts_looks_total: "Looks at rollouts that are under way.",
  rollouts_errors_total: "Failures that nobody expected."
} as const
type Counter = keyof typeof counters

export interface Gauge {
  readonly name: string
  readonly help: string
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

const labelText = (labels: Readonly<Record<string, string>>): string => {
  const parts = Object.entries(labels).map(([name, value]) => `${name}="${value.replaceAll(/["\\\n]/gu, "_")}"`)
  return parts.length === 0 ? "" : `{${parts.join(",")}}`
}

export const makeMetrics = (): Metrics => {
  const counted = new Map<Counter, Map<string, number>>()
  return {
    count: (name, labels = {}) => {
      const values = counted.get(name) ?? new Map<string, number>()
      const key = labelText(labels)
      values.set(key, (values.get(key) ?? 0) + 1)
      counted.set(name, values)
    },
    text: (gauges) => {
      const lines: Array<string> = []
      for (const [name, help] of Object.entries(counters)) {
        lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} counter`)
        const values = [...counted].find(([known]) => known === name)?.[1] ?? new Map([["", 0]])
        for (const [labels, value] of values) lines.push(`${name}${labels} ${value}`)
      }
      const told = new Set<string>()
      for (const { name, help, labels, value } of gauges) {
        if (!told.has(name)) lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} gauge`)
        told.add(name)
        lines.push(`${name}${labelText(labels)} ${value}`)
      }
      return `${lines.join("\n")}\n`
    }
  }
}
