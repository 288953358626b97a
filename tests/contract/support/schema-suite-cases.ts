const notInIt = (reference: string, subject = "The schema"): string =>
  `${subject} refers to something it does not contain: ${reference}`
const endless = (reference: string, subject: string): string => `${subject} refers to itself without end: ${reference}`

const metaSchema = "http://json-schema.org/draft-07/schema#"
const served = "http://localhost:1234"

/** Schemas of the suite that the limits forbid, and the sentence that says why (quality "Security"). */
export const refusedSchemas: ReadonlyMap<string, string> = new Map([
  ["definitions: validate definition against metaschema", notInIt(metaSchema)],
  ["properties: properties whose names are Javascript object property names", "The schema uses the name __proto__."],
  ["ref: root pointer ref", endless("#", "At foo, the schema")],
  ["ref: remote ref, containing refs itself", notInIt(metaSchema)],
  ["ref: Recursive references between schemas", endless("tree", "At nodes / subtree, the schema")],
  [
    "ref: simple URN base URI with $ref via the URN",
    endless("urn:uuid:deadbeef-1234-ffff-ffff-4321feebdaed", "At foo, the schema")
  ],
  ["refRemote: remote ref", notInIt(`${served}/integer.json`)],
  ["refRemote: fragment within remote ref", notInIt(`${served}/draft7/subSchemas.json#/definitions/integer`)],
  ["refRemote: ref within remote ref", notInIt(`${served}/draft7/subSchemas.json#/definitions/refToInteger`)],
  ["refRemote: base URI change", notInIt("folderInteger.json")],
  ["refRemote: base URI change - change folder", notInIt("folderInteger.json", "At list, the schema")],
  ["refRemote: base URI change - change folder in subschema", notInIt("folderInteger.json", "At list, the schema")],
  ["refRemote: root ref in remote ref", notInIt("draft7/name.json#/definitions/orNull", "At name, the schema")],
  ["refRemote: remote ref with ref to definitions", notInIt("draft7/ref-and-definitions.json")],
  [
    "refRemote: Location-independent identifier in remote ref",
    notInIt(`${served}/draft7/locationIndependentIdentifier.json#/definitions/refToInteger`)
  ],
  [
    "refRemote: retrieved nested refs resolve relative to their URI not $id",
    notInIt("nested/foo-ref-string.json", "At name, the schema")
  ],
  [
    "refRemote: $ref to $ref finds location-independent $id",
    notInIt(`${served}/draft7/detached-ref.json#/definitions/foo`)
  ]
])

/**
 * Schemas that refer to other documents, which are never fetched: nothing is valid by them. The meta-schema is known
 * to ajv; the others are unknown to both.
 */
export const elsewhere: ReadonlyMap<string, "known to ajv" | "unknown to both"> = new Map(
  [...refusedSchemas]
    .filter(([, sentence]) => sentence.includes("does not contain"))
    .map(([name, sentence]) => [name, sentence.includes(metaSchema) ? "known to ajv" : "unknown to both"] as const)
)

const names = "required properties whose names are Javascript object property names"
const sibling = "$ref prevents a sibling $id from changing the base uri"

/**
 * Where ajv says something else than the suite. What stands beside a reference counts, as for ajv and for rjsf, which
 * would otherwise show fields that are never checked; for the rest the suite is right.
 */
export const ajvDeparts: ReadonlyMap<string, { readonly follows: "ajv" | "suite" }> = new Map([
  ["ref: ref overrides any sibling keywords: ref valid, maxItems ignored", { follows: "ajv" }],
  [
    "multipleOf: float division = inf: always invalid, but naive implementations may raise an overflow error",
    { follows: "suite" }
  ],
  [
    "properties: properties whose names are Javascript object property names: none of the properties mentioned",
    { follows: "suite" }
  ],
  [`ref: ${sibling}: $ref resolves to /definitions/base_foo, data does not validate`, { follows: "suite" }],
  [`ref: ${sibling}: $ref resolves to /definitions/base_foo, data validates`, { follows: "suite" }],
  [`required: ${names}: none of the properties mentioned`, { follows: "suite" }],
  [`required: ${names}: __proto__ present`, { follows: "suite" }],
  [`required: ${names}: toString present`, { follows: "suite" }],
  [`required: ${names}: constructor present`, { follows: "suite" }]
])
