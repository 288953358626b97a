import { settledJson } from "@command-center/domain/json/unfinished-json"
import { isValid } from "@command-center/domain/settings/verdict"
import type { ErrorSchema, RJSFSchema, ValidationData, ValidatorType } from "@rjsf/utils"

const nothingFound = (): ValidationData<unknown> => ({ errors: [], errorSchema: {} satisfies ErrorSchema })

/**
 * By these a form decides which settings a condition shows. What is wrong with a value is found for the configuration
 * as a whole, not by its forms. A text that is not finished decides as what was before it.
 */
export const formValidator: ValidatorType = {
  isValid: (schema: RJSFSchema, value: unknown, root: RJSFSchema) => isValid(schema, settledJson(value), root),
  validateFormData: nothingFound,
  rawValidation: () => ({ errors: [] })
}
