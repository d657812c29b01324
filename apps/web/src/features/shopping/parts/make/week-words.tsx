import type { WeekWordsRequest } from '@platewise/contract/shopping/shopping-list-request-schema';
import { shoppingScreen } from '@platewise/contract/texts/shopping/shopping-screen';
import { ModelWords } from '../../../../shared/planning/model-words.tsx';
import { useModelWords } from '../../../../shared/planning/use-model-words.ts';

const { words, wordsNote } = shoppingScreen.week;

/** How to go round the shop, in the words of a language model; nothing where the site has none. */
export function WeekWords({ generatedId, dietaryPreferences }: WeekWordsRequest) {
  const written = useModelWords({
    about: ['week', generatedId],
    ask: (client, options) => client.shoppingList.weekWords.query({ generatedId, dietaryPreferences }, options),
  });
  return written === null ? null : <ModelWords words={written} label={words} note={wordsNote} />;
}
