/**
 * A short key of a text, the same wherever it is computed: 53 bits of cyrb53 by bryc (public domain), in base 36. Letter
 * case and blanks at the ends are no difference.
 */
export function textKey(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const character of text.normalize('NFC').trim().toLowerCase()) {
    const code = character.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
}
