import { useDebouncedValue } from '@mantine/hooks';
import type { ToldExclusion } from '@platewise/contract/exclusion-schema';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../trpc.ts';
import { splitExclusions } from '../planner/planner-values.ts';
import classes from './understood-words.module.css';

/** ms of rest after which the words are asked about; half a word would only puzzle. */
const REST_MS = 500;

const words = texts.profiles;

/** What each excluded word takes out, and which ones the food table does not know, before anything is planned with them. */
export function UnderstoodWords({ text }: { text: string }) {
  const [typed] = useDebouncedValue(text, REST_MS);
  const terms = askable(typed);
  const answers = trpc.useQueries((query) =>
    terms.map((term) =>
      query.meals.exclusion({ term }, { staleTime: Number.POSITIVE_INFINITY, placeholderData: keepPreviousData }),
    ),
  );
  const told = answers.flatMap(({ data }) => data ?? []);

  return (
    <div role="status" aria-label={words.understood}>
      {told.length > 0 && (
        <ul className={classes.list}>
          {told.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two words may mean the same, and the order is that of the text
            <li key={index} data-known={one.isAssessed}>
              {sentenceOf(one)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The words that the server would take; the form itself tells of the others. */
function askable(text: string): string[] {
  const terms = splitExclusions(text).filter((term) => term.length <= LIMITS.excludeMaxCharacters);
  return [...new Set(terms)].slice(0, LIMITS.excludeMaxItems);
}

function sentenceOf({ term, understoodAs, foodsRemoved, isAssessed, filtersByWord, caveat }: ToldExclusion): string {
  const sentence = isAssessed
    ? words.understoodAs({ term, meaning: understoodAs, foods: words.foods({ count: foodsRemoved }) })
    : (filtersByWord ? words.byWord : words.leavesNothing)({ term });
  return [isAssessed || caveat === null ? sentence : null, caveat].filter(Boolean).join(' ');
}
