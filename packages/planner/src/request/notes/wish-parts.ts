import { LESS_BEFORE } from './attitudes/dislikes.ts';
import { MORE_BEFORE } from './attitudes/likes.ts';

const CAUSE = String.raw`\b(?:because|cos|coz|cuz|whereas|(?<!\ba (?:long |good |little )?)while|tho|then)\b|\bso\b(?! (?:much|many|often|far|long|very|good|bad|spicy|salty|sweet|hot|tired|sick|bored|over|into|keen|fed|done|off|that)\b)(?! (?!no\b|none\b|skip\b|pass\b|more\b|please\b|cut\b)\p{L}+\W*$)`;
const NEXT_ASK = String.raw`\band (?=(?:(?:i|we|also|then|please|pls|just|definitely|maybe) )*(?:${LESS_BEFORE}|${MORE_BEFORE}|(?:my|our|the|his|her) \p{L}+ (?:is|are|has|have|wo|ca|does|do|hates?|loves?)\b))`;
/** 'less meat more fish' */
const NEXT_AMOUNT = String.raw`(?<=\b(?:more|less|fewer) (?!than\b|of\b|or\b|and\b|is\b)\p{L}+(?: (?!or\b|and\b|is\b|than\b|with\b)\p{L}+)? )(?=(?:more|less|fewer) (?!than\b|often\b|please\b|pls\b|of\b|or\b|and\b|is\b)\p{L})`;
const ENDS = new RegExp(`\\s*(?:${CAUSE}|${NEXT_ASK}|${NEXT_AMOUNT})\\s*`, 'iu');

/** The parts of a clause that each ask for something of their own: 'I get in late so nothing long', 'more fibre and cut the sugar'. */
export function wishPartsOf(clause: string): string[] {
  return clause.split(ENDS).filter((part) => part !== '');
}
