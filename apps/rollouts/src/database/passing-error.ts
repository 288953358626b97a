/** Of connections, of a server that ends or begins, and of what it has too little of now; of two that waited for each other. */
const passingCodes = /^(08...|57P0.|53...|40001|40P01|55P03|ECONN.*|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/u
const passingWords =
  /connection terminated|connection timeout|timeout exceeded|connection error|is closed|not queryable/iu

/** Whether an error is of a database that is away, and passes by itself. */
export const isPassingError = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code = "code" in error && typeof error.code === "string" ? error.code : ""
  // The message of a failed query is the query; what went wrong is its cause.
  if (error.cause !== undefined) return passingCodes.test(code) || isPassingError(error.cause)
  return passingCodes.test(code) || passingWords.test(error.message)
}
