const NAME = 'OtherPerson';

/** What a call fails with, unsent, when it belongs to somebody who is not signed in now. */
export function otherPerson(): Error {
  return Object.assign(new Error('The person whose call this is, is not signed in.'), { name: NAME });
}

export function isOtherPerson(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === NAME || isOtherPerson(error.cause);
}
