import { KITCHEN_WORDS, NUMBER_WORDS, SILENT_WORDS, SIZE_WORDS, type TypedUnit, UNITS } from './typed-words.ts';

/** How much of something was typed: null where nothing was. A unit that was not typed is null too. */
export type TypedAmount = { count: number; unit: TypedUnit | null; unitWord: string } | null;

/** What may stand before a unit: 'a small glass', '2 heaped tbsp'. */
const UNIT_SIZES: ReadonlySet<string> = new Set([
  ...SIZE_WORDS,
  'level',
  'heaped',
  'heaping',
  'full',
  'generous',
  'thin',
  'thick',
  'good',
]);
/** What a small and a large one holds, next to a usual one; chosen by us. */
const HOLDS: readonly (readonly [unit: RegExp, share: readonly [small: number, large: number]])[] = [
  [/^(?:bowl|glass|mug|plate|portion|serving|handful|helping)/, [0.5, 1.5]],
  [/^(?:slice|piece|pc)/, [0.65, 1.25]],
];
const NUMBER = /^(?:\d+(?:\.\d+)?|\.\d+)$/;
const FRACTION = /^(\d+)\/([1-9]\d*)$/;

/** The words of a part, and how much it says: the amount stands first ('2 rotis') or last ('roti 2', 'dal 1 katori'). */
export function readAmount(text: string): { amount: TypedAmount; words: string[] } {
  // 'Onigiri x2 tuna mayo'
  const tokens = tokensOf(text.replace(/^([^\d(]+?)\s[x×]\s?(\d+)\s(?=\p{L})/u, '$2 $1 '));
  const first = amountAt(tokens, 0);
  const rest = first ? tokens.slice(first.end) : tokens;
  // 'A bowl (1 cup) of soup', '1 tin (400 g) of chickpeas'
  const bracketed = first?.amount?.unit && !isMeasured(first.amount) ? amountAt(rest, 0) : null;
  if (bracketed && isMeasured(bracketed.amount) && bracketed.end < rest.length)
    return { amount: each(text, first?.amount ?? null, bracketed.amount), words: rest.slice(bracketed.end) };
  // '1 steak 250 g': a weight is more than a count.
  const later = laterAmount(rest);
  // 'One glass red wine, 150 ml': what was measured says more than what holds it.
  if (first?.amount?.unit)
    return later && isMeasured(later.amount) && !isMeasured(first.amount)
      ? { ...later, amount: each(text, first.amount, later.amount) }
      : { amount: first.amount, words: rest };
  if (later && (!first || later.amount?.unit?.kind === 'weight'))
    return { ...later, amount: each(text, first?.amount ?? null, later.amount) };
  return { amount: first?.amount ?? null, words: rest };
}

/** '2 slices of 25 g each' are 50 g. */
function each(text: string, many: TypedAmount, one: TypedAmount): TypedAmount {
  return one && many && /\beach\b/i.test(text) ? { ...one, count: one.count * many.count } : one;
}

function laterAmount(tokens: readonly string[]): { amount: TypedAmount; words: string[] } | null {
  for (let start = 1; start < tokens.length; start++) {
    const found = amountAt(tokens, start);
    const behind = found ? tokens.slice(found.end) : [];
    // 'Mango 1 cup chopped'
    if (found && behind.length > 0 && behind.every((word) => KITCHEN_WORDS.has(word)))
      return { amount: found.amount, words: [...named(tokens, start), ...behind] };
    if (found?.end === tokens.length) return { amount: found.amount, words: named(tokens, start) };
    // 'Fish curry 150 g fish': what was weighed stands after its weight.
    if (found?.amount?.unit?.kind === 'weight') return { amount: found.amount, words: tokens.slice(found.end) };
  }
  return null;
}

/** What stands before an amount, up to one that says less: 'noodles 1 packet (70 g)'. */
function named(tokens: readonly string[], end: number): string[] {
  const before = tokens.findIndex((_, place) => place > 0 && place < end && amountAt(tokens, place) !== null);
  return tokens.slice(0, before > 0 ? before : end);
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

/** How much of a usual one a bowl, a glass or a slice is that is called small or large; 1 for what is no such thing. */
export function heldBy(words: readonly string[], unitWord: string): number {
  const [small, large] = HOLDS.find(([unit]) => unit.test(unitWord))?.[1] ?? [1, 1];
  if (words.some((word) => /^(?:small|sm|little|mini)$/.test(word))) return small;
  return words.some((word) => /^(?:large|lrg|lg|big)$/.test(word)) ? large : 1;
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
  let size = 1;
  if ((count !== null || start === 0) && UNIT_SIZES.has(tokens[place] ?? '') && UNITS.has(tokens[place + 1] ?? '')) {
    size = heldBy(tokens.slice(place, place + 1), tokens[place + 1] ?? '');
    place++;
  }
  const [unitWord = ''] = tokens.slice(place, place + 1);
  // 'Pot noodle', '2 cup cakes': a unit that is part of a name is none.
  const isName = /^(?:pot|cup)$/.test(unitWord) && /^(?:noodle|roast|pie|cake)s?$/.test(tokens[place + 1] ?? '');
  const unit = isName ? null : (UNITS.get(unitWord) ?? null);
  // 'Handful of almonds' is one of them; further on a unit alone may belong to a name.
  if (count === null && !(start === 0 && unit && (place > 0 || tokens.length > 1))) return null;
  return {
    amount: { count: (count ?? 1) * size, unit, unitWord: unit ? unitWord : '' },
    end: unit ? place + 1 : place,
  };
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
