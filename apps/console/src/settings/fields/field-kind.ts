import type { RJSFSchema, SchemaUtilsType } from "@rjsf/utils"

const typesOf = ({ type }: RJSFSchema): ReadonlyArray<unknown> => (Array.isArray(type) ? type : [type])

const isOf = (schema: RJSFSchema, type: string): boolean => typesOf(schema).includes(type)

/** Whether it is made of settings: a section, a list, or one of several kinds. */
export const isGroup = (schema: RJSFSchema, utils: SchemaUtilsType): boolean => {
  if ((schema.oneOf !== undefined || schema.anyOf !== undefined) && !utils.isSelect(schema)) return true
  if (isOf(schema, "array")) return !utils.isMultiSelect(schema)
  return isOf(schema, "object") || schema.properties !== undefined
}

export const isNumeric = (schema: RJSFSchema): boolean => isOf(schema, "number") || isOf(schema, "integer")
