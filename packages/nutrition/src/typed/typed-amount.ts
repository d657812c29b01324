import { KITCHEN_WORDS, NUMBER_WORDS, SILENT_WORDS, type TypedUnit, UNITS } from './typed-words.ts';

/** How much of something was typed: null where nothing was. A unit that was not typed is null too. */
export type TypedAmount = { count: number; unit: TypedUnit | null; unitWord: string } | null;

const SIZES: ReadonlySet<string> = new Set([
  'small',
  'medium',
  'large',
  'big',
  'level',
  'heaped',
  'full',
  'generous',
  'thin',
  'thick',
]);
const NUMBER = /^(?:\d+(?:\.\d+)?|\.\d+)$/;
const FRACTION = /^(\d+)\/([1-9]\d*)$/;

/** The words of a part, and how much it says: the amount stands first ('2 rotis') or last ('roti 2', 'dal 1 katori'). */
export function readAmount(text: string): { amount: TypedAmount; words: string[] } {
  const tokens = tokensOf(text);
  const first = amountAt(tokens, 0);
  const rest = first ? tokens.slice(first.end) : tokens;
  // '1 steak 250 g': a weight is more than a count.
  const later = laterAmount(rest);
  // 'One glass red wine, 150 ml': what was measured says more than what holds it.
  if (first?.amount?.unit)
    return later && isMeasured(later.amount) && !isMeasured(first.amount)
      ? later
      : { amount: first.amount, words: rest };
  if (later && (!first || later.amount?.unit?.kind === 'weight')) return later;
  return { amount: first?.amount ?? null, words: rest };
}

function laterAmount(tokens: readonly string[]): { amount: TypedAmount; words: string[] } | null {
  for (let start = 1; start < tokens.length; start++) {
    const found = amountAt(tokens, start);
    const behind = found ? tokens.slice(found.end) : [];
    // 'Mango 1 cup chopped'
    if (found && behind.length > 0 && behind.every((word) => KITCHEN_WORDS.has(word)))
      return { amount: found.amount, words: [...tokens.slice(0, start), ...behind] };
    if (found?.end === tokens.length) return { amount: found.amount, words: tokens.slice(0, start) };
    // 'Fish curry 150 g fish': what was weighed stands after its weight.
    if (found?.amount?.unit?.kind === 'weight') return { amount: found.amount, words: tokens.slice(found.end) };
  }
  return null;
}

/** Whether an amount is a weight, or a volume in a unit of measure: a cup, not a glass, and no piece. */
export function isMeasured(amount: TypedAmount): boolean {
  const { unit = null, unitWord = '' } = amount ?? {};
  return unit?.kind === 'weight' || (unit?.kind === 'volume' && !/^(?:glass|bowl|mug|katori)/.test(unitWord));
}

function tokensOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll(/(\d)\s*[x×](?=\s|$)/g, '$1 ')
      .replaceAll(/(^|\s)[x×]\s*(?=\d)/g, ' ')
      .replaceAll(/fl\.?\s*oz\b/g, 'floz')
      .replaceAll(/(\d)(?=[a-z])/g, '$1 ')
      // 'a 12 oz coffee'
      .replaceAll(/\ban? (?=\d)/g, '')
      .replaceAll(/(\d)\s+(\d+\/\d+)/g, '$1 $2')
      .replaceAll(/[’']s\b/g, '')
      .split(/[\s()]+/)
      .map((token) => token.replace(/^[^\p{L}\p{N}.]+|[^\p{L}\p{N}]+$/gu, ''))
      .filter((token) => token !== '' && !SILENT_WORDS.has(token))
  );
}

/** The amount that begins at a place, and where it ends; null where none does. */
function amountAt(tokens: readonly string[], start: number): { amount: TypedAmount; end: number } | null {
  let place = start;
  let count: number | null = null;
  for (; place < tokens.length; place++) {
    const next = numberOf(tokens[place] ?? '', count);
    if (next === null) break;
    count = next;
  }
  // 'A small glass of wine', '2 large slices'.
  if (count !== null && SIZES.has(tokens[place] ?? '') && UNITS.has(tokens[place + 1] ?? '')) place++;
  const [unitWord = ''] = tokens.slice(place, place + 1);
  const unit = UNITS.get(unitWord) ?? null;
  // 'Handful of almonds' is one of them; further on a unit alone may belong to a name.
  if (count === null && !(start === 0 && unit && place + 1 < tokens.length)) return null;
  return { amount: { count: count ?? 1, unit, unitWord: unit ? unitWord : '' }, end: unit ? place + 1 : place };
}

/** What the number comes to with one more word: '2' and '1/2' are added, 'half' and 'a' multiplied; null for no number. */
function numberOf(token: string, before: number | null): number | null {
  if (token.startsWith('plus-')) return before === null ? null : before + (NUMBER_WORDS.get(token.slice(5)) ?? 0);
  const [, above, below] = FRACTION.exec(token) ?? [];
  if (above !== undefined && below !== undefined) return (before ?? 0) + Number(above) / Number(below);
  if (NUMBER.test(token)) return before === null ? Number(token) : null;
  const word = NUMBER_WORDS.get(token.replace(/s$/, '')) ?? NUMBER_WORDS.get(token);
  return word === undefined ? null : (before ?? 1) * word;
}
