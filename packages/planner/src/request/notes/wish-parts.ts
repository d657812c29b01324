import { LESS_BEFORE } from './attitudes/dislikes.ts';
import { MORE_BEFORE } from './attitudes/likes.ts';

const CAUSE = String.raw`\b(?:because|cos|coz|cuz|whereas|(?<!\ba (?:long |good |little )?)while|tho|then)\b|\bso\b(?! (?:much|many|often|far|long|very|good|bad|spicy|salty|sweet|hot|tired|sick|bored|over|into|keen|fed|done|off|that)\b)(?! (?!no\b|none\b|skip\b|pass\b|more\b|please\b|cut\b)\p{L}+\W*$)`;
/** 'fine with repeats as long as it is cheap' asks for what its second part has. */
const PROVIDED = String.raw`\b(?:as|so) long as (?!possible\b)|\b(?:provided|providing)(?: that)? (?=(?:it|they|that|there|its)\b)|\bif (?=(?:it(?:['’]?s| is) |they(?:['’]re| are) )?(?:cheap|quick|easy|simple)\b)`;
const NEXT_ASK = String.raw`\band (?=(?:(?:i|we|also|then|please|pls|just|definitely|maybe) )*(?:${LESS_BEFORE}|${MORE_BEFORE}|(?:my|our|the|his|her) \p{L}+ (?:is|are|has|have|wo|ca|does|do|hates?|loves?)\b))`;
/** 'less meat more fish' */
const NEXT_AMOUNT = String.raw`(?<=\b(?:more|less|fewer) (?!than\b|of\b|or\b|and\b|is\b)\p{L}+(?: (?!or\b|and\b|is\b|than\b|with\b)\p{L}+)? )(?=(?:more|less|fewer) (?!than\b|often\b|please\b|pls\b|of\b|or\b|and\b|is\b)\p{L})`;
const ENDS = new RegExp(`\\s*(?:${CAUSE}|${PROVIDED}|${NEXT_ASK}|${NEXT_AMOUNT})\\s*`, 'iu');

const CONDITIONAL = new RegExp(PROVIDED, 'i');

/** Whether a clause asks for something under a condition: 'chicken as long as it is not fried'. */
export function isConditional(clause: string): boolean {
  return CONDITIONAL.test(clause);
}

/** The parts of a clause that each ask for something of their own: 'I get in late so nothing long', 'more fibre and cut the sugar'. */
export function wishPartsOf(clause: string): string[] {
  return clause.split(ENDS).filter((part) => part !== '');
}
