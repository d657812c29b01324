const NUMBERS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const NUMBER_WORD = new RegExp(
  `\\b(?:(${TENS.join('|')})(?:-(${NUMBERS.slice(0, 9).join('|')}))?|(${NUMBERS.join('|')}))\\b`,
  'g',
);

/** Spans that lie inside another, or before the session: 'for the last 4 minutes', 'turning once after 10 minutes', 'soaked for 5 hours'. */
const INSIDE =
  /\bsoaked for \d+ hours|\b(?:the last|after|every|another \d+ of the) (?:a |an |about )*(?:quarter of an hour|[\d]+(?: to \d+)?(?: minutes?)?)/g;

/** Its parts are done next to each other, and the longest counts. */
const AT_ONCE = /\bat the same time\b/i;

const SPANS: readonly (readonly [pattern: RegExp, minutes: (match: RegExpMatchArray) => number])[] = [
  [/\ban hour and a half\b/, () => 90],
  [/\ban hour and a quarter\b/, () => 75],
  [/\ban hour and (\d+) minutes\b/, ([, more]) => 60 + Number(more)],
  [/\bhalf an hour\b/, () => 30],
  [/\b(?:a )?quarter of an hour\b/, () => 15],
  [/\b(\d+) hours\b/, ([, hours]) => 60 * Number(hours)],
  [/\ban hour\b/, () => 60],
  [/\bhalf a minute\b/, () => 1],
  [
    /\b(\d+)(?: to (\d+))? minutes?(?: more)?( (?:a|on each|per|each) side)?/,
    ([, from, to, sides]) => Number(to ?? from) * (sides ? 2 : 1),
  ],
  [/\ba minute\b/, () => 1],
  [/\bfor about (\d+)(?=[,;.])/, ([, minutes]) => Number(minutes)],
];

/** Minutes that a step of a recipe names, added up, the longer of a range; 0 where it names none. */
export function stepMinutes(step: string): number {
  if (!AT_ONCE.test(step)) return summedMinutes(step);
  return Math.max(...step.split(/[;,]/).map(summedMinutes));
}

function summedMinutes(step: string): number {
  let rest = inDigits(step.toLowerCase()).replaceAll(INSIDE, ' ');
  let total = 0;
  for (const [pattern, minutes] of SPANS) {
    rest = rest.replaceAll(new RegExp(pattern, 'g'), (...match) => {
      total += minutes(match as unknown as RegExpMatchArray);
      return ' ';
    });
  }
  return total;
}

function inDigits(text: string): string {
  return text.replaceAll(NUMBER_WORD, (_, ten?: string, one?: string, small?: string) => {
    const tens = ten ? 10 * (TENS.indexOf(ten) + 2) : 0;
    return String(tens + (one ? NUMBERS.indexOf(one) + 1 : 0) + (small ? NUMBERS.indexOf(small) + 1 : 0));
  });
}
