import type { EverydayFood } from './everyday-food.ts';
import { everydayFood } from './everyday-foods.ts';

type Named = { words: readonly string[]; everyday: EverydayFood | null };

/** A word that means another food next to some: which word, next to what, and what then. */
type Meaning = { word: string; nextTo: RegExp; meant: readonly string[] };

/** Chips next to fish are fried potatoes, next to a sandwich crisps; beans next to toast are baked. */
const MEANINGS: readonly Meaning[] = [
  {
    word: 'chip',
    nextTo:
      /^(?:fish|cod|haddock|plaice|scampi|steak|burger|cheeseburger|hamburger|sausage|gammon|pie|pasty|egg|gravy|nugget|kebab|chicken|pea|bean|curry|ham|vinegar)$/,
    meant: ['chip', 'shop', 'chip'],
  },
  {
    word: 'bean',
    nextTo: /^(?:toast|sausage|jacket|egg|bacon|hash|waffle|chip|potato)$/,
    meant: ['baked', 'bean'],
  },
  { word: 'bean', nextTo: /^(?:rice|burrito|taco|tortilla|salsa|quesadilla|cornbread)$/, meant: ['pinto', 'bean'] },
  { word: 'sprout', nextTo: /^(?:turkey|gravy|stuffing|roast|pig|goose)$/, meant: ['brussel', 'sprout'] },
  { word: 'yorky', nextTo: /^(?:roast|gravy|beef|roasty)$/, meant: ['yorkshire', 'pudding'] },
  { word: 'bacon', nextTo: /^(?:bean|pudding|crumpet|tattie)$/, meant: ['bacon', 'rasher'] },
  { word: 'biscuit', nextTo: /^(?:gravy|grit)$/, meant: ['buttermilk', 'biscuit'] },
];
const COLD = /^(?:sandwich|sub|wrap|salad|toastie|baguette)$/;

/** Foods of a meal, where the others say what a word of one means. */
export function meantByCompany<Read extends Named>(reads: readonly Read[]): Read[] {
  return reads.map((read) => {
    const [word, ...more] = read.words;
    const others = reads.filter((other) => other !== read);
    const meaning =
      more.length === 0
        ? MEANINGS.find((one) => one.word === word && others.some((other) => isNextTo(other, one)))
        : undefined;
    const everyday = meaning && everydayFood(meaning.meant);
    return everyday ? { ...read, everyday } : read;
  });
}

function isNextTo({ words }: Named, { nextTo, word }: Meaning): boolean {
  return words.some((other) => nextTo.test(other)) && !(word === 'chip' && words.some((other) => COLD.test(other)));
}
