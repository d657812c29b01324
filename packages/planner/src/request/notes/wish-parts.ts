import { LESS_BEFORE } from './attitudes/dislikes.ts';
import { MORE_BEFORE } from './attitudes/likes.ts';

const CAUSE = String.raw`\b(?:because|cos|coz|cuz|whereas|while|tho|then)\b|\bso\b(?! (?:much|many|often|far|long|very|good|bad|spicy|salty|sweet|hot|tired|sick|bored|over|into|keen|fed|done|off|that)\b)`;
const NEXT_ASK = String.raw`\band (?=(?:(?:i|we|also|then|please|pls|just|definitely|maybe) )*(?:${LESS_BEFORE}|${MORE_BEFORE}|(?:my|our|the|his|her) \p{L}+ (?:is|are|has|have|wo|ca|does|do|hates?|loves?)\b))`;
const ENDS = new RegExp(`\\s*(?:${CAUSE}|${NEXT_ASK})\\s*`, 'iu');

/** The parts of a clause that each ask for something of their own: 'I get in late so nothing long', 'more fibre and cut the sugar'. */
export function wishPartsOf(clause: string): string[] {
  return clause.split(ENDS).filter((part) => part !== '');
}
