const FNV_OFFSET = 2_166_136_261;
const FNV_PRIME = 16_777_619;

/** Numbers from 0 to 1 that are always the same for the same text. */
export function seededRandom(seed: string): () => number {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function hash(text: string): number {
  let value = FNV_OFFSET;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), FNV_PRIME);
  return value;
}
