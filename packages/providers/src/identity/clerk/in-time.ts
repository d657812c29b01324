/** The answer of a call to Clerk, whose library waits for ever. Rejects when there is none after `ms` milliseconds. */
export async function inTime<T>(ms: number, call: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`Clerk did not answer within ${ms} ms`)), ms);
  try {
    return await Promise.race([call, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
