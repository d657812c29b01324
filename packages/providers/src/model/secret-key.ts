/** Characters of the shortest key that a hosted service gives out; a shorter text stands in for one at a server of one's own. */
export const KEY_MIN_CHARACTERS = 16;

/** Whether a text gives the key away. A stand-in like 'none' is no secret, and a word of many recipes. */
export function holdsKey(text: string, apiKey: string): boolean {
  return apiKey.length >= KEY_MIN_CHARACTERS && text.includes(apiKey);
}
