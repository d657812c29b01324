/** Marks the failures whose message is a sentence for people, made on this device. */
const NAME = 'DeviceFailure';

/** Why this device did not do something itself, such as make a plan, in a sentence for people. */
export function deviceFailure(sentence: string, options?: ErrorOptions): Error {
  return Object.assign(new Error(sentence, options), { name: NAME });
}

export function isDeviceFailure(error: unknown): error is Error {
  return error instanceof Error && error.name === NAME;
}
