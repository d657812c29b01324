/** The answer of a call to a service whose library may wait for ever. Rejects when there is none after `ms` milliseconds. */
export async function inTime<Answer>(ms: number, call: Promise<Answer>): Promise<Answer> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`no answer within ${ms / 1000} s`)), ms);
  try {
    return await Promise.race([call, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
