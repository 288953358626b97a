import { randomUUID } from "node:crypto"
import { and, eq, lte } from "drizzle-orm"
import { Schema } from "effect"
import { type Database, schema } from "../database/schema.ts"
import type { Moment } from "./moment.ts"
import { type Releases, readReleases, releaseOf } from "./releases.ts"

const { component, componentConfig, installation, machine } = schema

/** What an installer reads of a manifest. */
const Installed = Schema.Struct({
  machine: Schema.Struct({ nickname: Schema.String }),
  agent: Schema.Struct({ agentVersion: Schema.String }),
  components: Schema.NonEmptyArray(
    Schema.Struct({ utgVersion: Schema.String, profileId: Schema.NullOr(Schema.Number) })
  )
})

const readManifest = Schema.decodeUnknownSync(Schema.fromJsonString(Installed))

/** A shop of the same account tells the hour; the first of an account is in the east. */
const zoneOf = async (db: Database, businessEntityId: number): Promise<string> => {
  const [near] = await db
    .select({ zone: machine.standardTimeZone })
    .from(machine)
    .where(eq(machine.businessEntityId, businessEntityId))
    .limit(1)
  return near?.zone ?? "Eastern Standard Time"
}

const reportSeconds = 300

interface Installing extends Pick<Moment, "now"> {
  readonly utg: Releases
  readonly agent: Releases
}

/** A track is followed to its release. What is no release here is installed all the same: an old package has it. */
const installedVersion = (asked: string, releases: Releases): string => releaseOf(asked, releases) ?? asked

const install = async (
  db: Database,
  found: typeof installation.$inferSelect,
  { now, ...releases }: Installing
): Promise<void> => {
  const { machine: named, agent, components } = readManifest(found.manifest)
  const { businessEntityId } = found
  const [added] = await db
    .insert(machine)
    .values({
      permanentId: randomUUID(),
      businessEntityId,
      dnsName: `installed-${found.id}.example`,
      nickname: named.nickname,
      status: "Online",
      agentVersion: installedVersion(agent.agentVersion, releases.agent),
      lastKnownCommunication: now,
      nextPredictedCommunication: new Date(now.getTime() + reportSeconds * 1000),
      standardTimeZone: await zoneOf(db, businessEntityId),
      windowsVersion: "Windows 11 IoT Enterprise LTSC 2024",
      reportSeconds
    })
    .returning({ id: machine.id })
  const [utg] = await db
    .insert(component)
    .values({
      permanentId: randomUUID(),
      machineId: added?.id ?? 0,
      businessEntityId,
      nickname: named.nickname,
      merchant: "",
      location: "",
      fileId: "",
      utgStatus: "Online",
      utgVersion: installedVersion(components[0].utgVersion, releases.utg),
      configStatus: "Synchronized",
      profileId: components[0].profileId,
      connectionString: JSON.stringify({ listenerAddress: "127.0.0.1", listenerPort: 26_880, executablePath: "" }),
      listenPort: 26_880
    })
    .returning({ id: component.id })
  await db.insert(componentConfig).values({
    componentId: utg?.id ?? 0,
    revisionId: 1,
    config: "{}",
    hash: randomUUID(),
    isCommitted: true,
    lastUpdatedAt: now,
    lastUpdatedBy: 1
  })
}

/** Whoever took an install package has run it: a machine with its UTG is there, and its agent reports for the first time. */
export const installDue = async (db: Database, moment: Moment): Promise<void> => {
  const due = await db
    .update(installation)
    .set({ installAt: null, installedAt: moment.now, lastUpdatedAt: moment.now })
    .where(and(lte(installation.installAt, moment.now), eq(installation.isActive, true)))
    .returning()
  if (due.length === 0) return
  const installing = { now: moment.now, utg: await readReleases(db, "utg"), agent: await readReleases(db, "agent") }
  for (const found of due) await install(db, found, installing)
}
