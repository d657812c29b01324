/** A part of what was typed that names one food. */
export type TypedPart = {
  text: string;
  /** What stands before it: a food of its own, one that comes with the last, or one that is left out of it. */
  joint: 'own' | 'with' | 'without';
  /** True where only a plain 'and' stands before it, so that it may go on with the part before. */
  goesOn: boolean;
};

/** Names with a joining word in them, which no part ends at. */
const JOINED_NAMES = /\b(mac|macaroni|fish|peas?|pb|peanut butter)( and | & | n )(cheese|chips|carrots?|j|jelly)\b/giu;
const JOINER = /\s*(?:[,;+\n&]|\b(?:with|and|plus|on|over|without|no|minus|sans|then|w\/)(?=\s|$))\s*/giu;

/** What was typed, parted at commas and joining words; halves and names like 'mac and cheese' stay whole. */
export function partsOfText(text: string): TypedPart[] {
  const whole = text
    .replaceAll(/(\d)([¼-¾⅐-⅞])/g, '$1 $2')
    .normalize('NFKC')
    .replaceAll('⁄', '/')
    .replaceAll(/\b(\d+|one|two|three|four|five) and (?:a |one )?(half|quarter)\b(?! an?\b)/giu, '$1 plus-$2')
    .replaceAll(JOINED_NAMES, (_, first: string, __, last: string) => `${first}~and~${last}`)
    .replaceAll(/\bon the cob\b/giu, 'on~the~cob')
    .replaceAll(/\b(salad|smoothie|shake|sandwich) of (?=\d|an? |one |two |half )/giu, '$1 with ')
    .replaceAll(/(?:\b(?:1|an?|one) )?\b(\w+) of (\d+|two|three|four) eggs?\b/giu, '$2 $1')
    .replaceAll(/\bin (?=\d|(?:an? |one |half )|(?:hot |warm |cold |black )?(?:water|milk|tea|coffee)\b)/giu, 'with ')
    .replaceAll(/:\s+/g, ' with ');
  const parts: TypedPart[] = [];
  let start = 0;
  let joint: TypedPart['joint'] = 'own';
  let goesOn = false;
  const take = (end: number) => {
    const part = whole.slice(start, end).replaceAll('~', ' ').trim();
    if (part !== '') parts.push({ text: part, joint, goesOn });
    return part !== '';
  };
  for (const match of whole.matchAll(JOINER)) {
    const wasThere = take(match.index);
    start = match.index + match[0].length;
    const next = jointOf(match[0].trim().toLowerCase());
    // 'with no sugar': the last word counts.
    joint = next ?? (wasThere ? 'own' : joint);
    goesOn = next === null && wasThere;
    if (match[0].includes(',') || match[0].includes(';') || match[0].includes('\n')) goesOn = false;
  }
  take(whole.length);
  return parts;
}

function jointOf(word: string): TypedPart['joint'] | null {
  if (['without', 'no', 'minus', 'sans'].includes(word)) return 'without';
  return ['with', 'on', 'over', 'w/'].includes(word) ? 'with' : null;
}
