/** The answer of a question; rejects when it takes longer than `ms` milliseconds. */
export async function within<Answer>(ms: number, question: Promise<Answer>): Promise<Answer> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`no answer within ${ms / 1000} s`)), ms);
  try {
    return await Promise.race([question, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
