import { asc, eq, isNotNull } from "drizzle-orm"
import { type Database, schema } from "../../database/schema.ts"

/** Someone the sign-on page offers. */
export interface Person {
  readonly id: number
  readonly username: string
  readonly name: string
  readonly accountName: string
  readonly description: string
}

/** The people who can sign in, in the order of their ids, each with what they may do. */
export const listPeople = async (db: Database): Promise<ReadonlyArray<Person>> => {
  const { businessEntity, person } = schema
  const rows = await db
    .select({
      id: person.id,
      username: person.username,
      firstName: person.firstName,
      lastName: person.lastName,
      description: person.signOnDescription,
      accountName: businessEntity.name
    })
    .from(person)
    .innerJoin(businessEntity, eq(businessEntity.id, person.businessEntityId))
    .where(isNotNull(person.signOnDescription))
    .orderBy(asc(person.id))
  return rows.map(({ firstName, lastName, description, ...row }) => ({
    ...row,
    name: `${firstName} ${lastName}`,
    description: description ?? ""
  }))
}
