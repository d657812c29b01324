import { texts } from '@platewise/contract/texts';
import { readKnownWords } from '@platewise/nutrition/exclusions/read-exclusions';
import { readNotes } from '../read-notes.ts';
import { APPLIANCES } from '../traits/appliance-wishes.ts';
import type { DishTrait } from '../traits/dish-trait.ts';
import type { Wish } from '../wish-words.ts';

/** A wish as somebody wrote it, and all that it asks, in labels parted by ' ; ' ('|' for either of two, 'fits:' for what may be there): '+form:soup', '-oven', 'minutes:20', 'light:dinner', 'grams:200'. */
export type WrittenWish = readonly [wish: string, asks: string];

/** How notes are understood: everything that is asked, only some of it, or the opposite of something. */
export function understood([wish, labels]: WrittenWish): 'all' | 'part' | 'inverted' {
  const asks = labels.split(' ; ').filter((label) => label !== 'nothing');
  const read = labelsOf(wish, asks);
  const isRead = (label: string): boolean => {
    if (label.includes('|')) return label.split('|').some(isRead);
    if (label.startsWith('fits:')) return !read.includes(oppositeOf(label));
    if (label.startsWith('guests')) return read.includes('guests');
    if (label === '+no-cook') return read.some((one) => one === label || one.startsWith('cold:'));
    return label === '+quick' ? read.some((one) => one.startsWith('minutes:')) : read.includes(label);
  };
  // Of what is asked both ways, for two meals, neither is the opposite.
  const isInverted = (label: string): boolean =>
    label.includes('|')
      ? !isRead(label) && isOfOneSign(label) && label.split('|').some(isInverted)
      : read.includes(oppositeOf(label)) && !asks.includes(oppositeOf(label));
  if (asks.length === 0 ? read.length > 0 : asks.some(isInverted)) return 'inverted';
  return asks.every(isRead) ? 'all' : 'part';
}

/** '+form:stew|+form:soup': of '-repeat|+no-cook' neither has an opposite that is wrong by itself. */
const isOfOneSign = (label: string): boolean => new Set(label.split('|').map((one) => one[0])).size === 1;

function labelsOf(notes: string, asks: readonly string[]): string[] {
  const { wishes, exclusions } = readNotes(notes);
  const either = asks.flatMap((label) => label.split('|'));
  const foods = either.flatMap((label) => /^(?:[+-]|fits:)food:(.+)$/.exec(label)?.[1] ?? []);
  const excluded = new Set(exclusions.flatMap(({ foods: out }) => [...out]));
  return [
    ...wishes.flatMap(labelsOfWish),
    ...(exclusions.some(({ foods: out }) => out.has('chilli-red')) ? ['-spicy'] : []),
    ...foods.flatMap((word): string[] => {
      const named = readKnownWords(word)?.foods ?? new Set<string>();
      const isIn = (some: ReadonlySet<string> | undefined) =>
        some !== undefined && [...named].some((id) => some.has(id));
      const isOut = exclusions.some(({ term, foods: out }) => isIn(out) || term.toLowerCase().includes(word));
      const dish = wishes.find(({ trait }) => trait?.kind === 'named' && trait.dish === word);
      if (dish) return [`${dish.isLess ? '-' : '+'}food:${word}`];
      // Kinds of two foods may overlap: rice noodles are noodles and rice.
      const asked = wishes.filter((one) => isIn(one.foods));
      const wish = asked.find(({ label }) => label.includes(word)) ?? asked[0];
      // 'more beans but no kidney beans' asks for beans.
      const isLeft = wish?.label === word || wish?.label === `${word}s`;
      if (isOut && !(isLeft && !wish.isLess && [...(wish.foods ?? [])].some((id) => !excluded.has(id))))
        return [`-food:${word}`];
      return wish ? [`${wish.isLess ? '-' : '+'}food:${word}`] : [];
    }),
  ];
}

const SPLITS = ['protein', 'carbs', 'fat'] as const;
const ANSWERED: Readonly<Record<string, string>> = {
  'cheap food': '+cheap',
  'costly food': '-cheap',
  guests: 'guests',
  'meals that repeat': '+repeat',
  'no dish twice': '-repeat',
};

function labelsOfWish({ label, cuisine, trait, size, shiftPoints, isLess, mealType, grams }: Wish): string[] {
  const sign = isLess ? '-' : '+';
  const split = SPLITS.find((one) => new RegExp(`\\b${one.slice(0, 4)}`).test(label));
  return [
    ...(cuisine ? [`${sign}cuisine:${cuisine}`] : []),
    ...(trait ? [labelOfTrait(trait, { label, sign, mealType, isLess })] : []),
    ...(size ? [labelOfSize(size)] : []),
    ...(grams ? [`grams:${grams}`] : []),
    ...(shiftPoints && split ? [`${shiftPoints[split] > 0 ? '+' : '-'}${split}`] : []),
    ...(ANSWERED[label] ? [ANSWERED[label]] : []),
    ...(APPLIANCES.includes(label) ? [`+${label}`] : []),
  ];
}

type OfWish = { label: string; sign: string; mealType: string | undefined; isLess: boolean | undefined };

function labelOfTrait(trait: DishTrait, { label, sign, mealType, isLess }: OfWish): string {
  switch (trait.kind) {
    case 'form':
      return `${sign}form:${trait.form}`;
    case 'named':
      return `${sign}dish:${trait.dish}`;
    case 'longer':
      return `minutes:${trait.minutes}`;
    case 'needs':
      return `-${trait.equipment}`;
    case 'cooked':
      return mealType ? `${isLess ? 'cold' : 'warm'}:${mealType}` : '+no-cook';
    case 'elaborate':
      return label === texts.wishes.onePot ? '+one-pot' : isLess ? '+easy' : '-easy';
    default:
      return { hot: '+spicy', fibrous: `${sign}fibre`, salty: '-salt', sweetened: '-sugar' }[trait.kind];
  }
}

function labelOfSize(size: NonNullable<Wish['size']>): string {
  if ('kcal' in size) return `kcal:${size.mealType}:${size.kcal}`;
  return `${size.factor > 1 ? 'big' : 'light'}:${size.mealType}`;
}

const OPPOSITES: readonly (readonly [string, string])[] = [
  ['+', '-'],
  ['big:', 'light:'],
  ['warm:', 'cold:'],
];

function oppositeOf(label: string): string {
  if (label === 'fits:cost') return '+cheap';
  // What may be there where it fits is not to be left out.
  if (label.startsWith('fits:')) return label.replace('fits:', '-');
  for (const [one, other] of OPPOSITES) {
    if (label.startsWith(one)) return label.replace(one, other);
    if (label.startsWith(other)) return label.replace(other, one);
  }
  return 'no label';
}
