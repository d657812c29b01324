import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import type { Diet } from '@platewise/contract/generation/options';
import { texts } from '@platewise/contract/texts';
import type { Exclusion } from '@platewise/nutrition/exclusions/read-exclusions';
import { containsPhrase, wordsOf } from '@platewise/nutrition/words/word-forms';
import type { Mention, Notes } from './read-notes.ts';

/** What the notes speak of and cannot have: a sentence for each, the clauses that these account for, and the terms that won. */
export type WishConflicts = { sentences: string[]; clauses: ReadonlySet<string>; terms: ReadonlySet<string> };

type Forbidden = { exclusions: readonly Exclusion[]; dietForbids: ReadonlySet<string> };

const { certificate, options } = texts;

/** Diet and exclusions beat notes (decisions 1.2); anyone who asks for a food that they leave out is reported which of them won. */
export function wishConflicts(request: GenerationRequest, notes: Notes, forbidden: Forbidden): WishConflicts {
  const { dietaryPreferences: diet } = request;
  const lostOf = (mentions: readonly Mention[]) =>
    mentions.flatMap((mention) => {
      const term = termAgainst(mention, forbidden.exclusions);
      if (term !== null) return { mention, term, sentence: certificate.wishExcluded({ foods: mention.text, term }) };
      if (!isAllIn(mention, forbidden.dietForbids)) return [];
      const sentence = certificate.wishAgainstDiet({ foods: mention.text, diet: options.diet[diet] });
      return { mention, term: null, sentence };
    });
  const spokenOf = lostOf(notes.mentions);
  // 'Fish instead of meat' speaks of both, and wishes for the one that is left out.
  const wished = wishedFoods(notes).filter(
    ({ text, foods }) => !spokenOf.some(({ mention }) => isAllIn({ foods }, mention.foods) && names(mention, text)),
  );
  const lost = [...spokenOf, ...lostOf(wished)];
  const lostShifts = notes.wishes.filter((wish) => wish.shiftPoints && hasOwnSplit(request.dietaryPreferences));
  return {
    sentences: [
      ...new Set(lost.map(({ sentence }) => sentence)),
      ...lostShifts.map(({ label }) => certificate.wishAgainstSplit({ wish: label, diet: options.diet[diet] })),
    ],
    clauses: new Set(lost.map(({ mention }) => mention.clause)),
    terms: new Set(lost.flatMap(({ term }) => term ?? [])),
  };
}

/** Whether what is spoken of is called by a word: 'barramundi' stands for any fish, and does not say 'fish'. */
function names({ text }: Mention, word: string): boolean {
  return containsPhrase(wordsOf(text), wordsOf(word));
}

/** The foods that notes wish for, by the words that the wish is reported with. */
function wishedFoods({ wishes }: Notes): Mention[] {
  return wishes.flatMap(({ label, foods, isLess }) =>
    foods && !isLess ? [{ clause: label, text: label, foods }] : [],
  );
}

/** Keto and low carb fix the shares of protein, carbs and fat; no wish moves them. */
export function hasOwnSplit(diet: Diet): boolean {
  return diet === 'keto' || diet === 'low_carb';
}

/** The term that leaves out every food spoken of, alone or with others. */
function termAgainst(mention: Mention, exclusions: readonly Exclusion[]): string | null {
  const all = new Set(exclusions.flatMap(({ foods }) => [...foods]));
  if (!isAllIn(mention, all)) return null;
  return exclusions.find(({ foods }) => [...mention.foods].some((food) => foods.has(food)))?.term ?? null;
}

function isAllIn({ foods }: Pick<Mention, 'foods'>, forbidden: ReadonlySet<string>): boolean {
  return [...foods].every((food) => forbidden.has(food));
}
