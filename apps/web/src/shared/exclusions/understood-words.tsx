import { Button, Group } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { DescribedExclusion } from '@platewise/contract/generation/exclusion-schema';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../api/trpc.ts';
import { splitExclusions } from '../planning/read-planner-values.ts';
import { markedAsDislike, withTerm } from './edit-terms.ts';
import { sentenceOfStays } from './sentence-of-stays.ts';
import classes from './understood-words.module.css';

/** ms of rest after which the words are asked about; half a word would only puzzle. */
const REST_MS = 500;

const words = texts.profiles;

type UnderstoodWordsProps = { text: string; onChange: (text: string) => void };

/**
 * What each excluded word takes out, and which ones the food table does not know, before anything is planned with them; with
 * the ways to leave out less where a word stands for its class, and more where something only sounds alike.
 */
export function UnderstoodWords({ text, onChange }: UnderstoodWordsProps) {
  const [typed] = useDebouncedValue(text, REST_MS);
  const terms = askable(typed);
  const answers = trpc.useQueries((query) =>
    terms.map((term) =>
      query.meals.exclusion({ term }, { staleTime: Number.POSITIVE_INFINITY, placeholderData: keepPreviousData }),
    ),
  );
  const described = answers.flatMap(({ data }) => data ?? []);
  const stays = [...new Set(described.flatMap(({ staysIn }) => staysIn))].filter(
    (term) => withTerm(text, term) !== text,
  );

  return (
    <div role="status" aria-label={words.understood}>
      {described.length > 0 && (
        <ul className={classes.list}>
          {described.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two words may mean the same, and the order is that of the text
            <li key={index} data-known={one.isAssessed && !one.isUnread}>
              {sentenceOf(one)}
              {one.mayBeDislike && terms.includes(one.term) && (
                <Button
                  variant="subtle"
                  size="compact-sm"
                  aria-label={words.onlyDislikeOf({ term: one.term })}
                  onClick={() => onChange(markedAsDislike(text, one.term))}
                >
                  {words.onlyDislike}
                </Button>
              )}
            </li>
          ))}
          {stays.length > 0 && (
            <li>
              {sentenceOfStays(stays)}
              <Group gap={0} align="stretch" ml="calc(-1 * var(--space-8))">
                {stays.map((term) => (
                  <Button key={term} variant="subtle" size="compact-sm" onClick={() => onChange(withTerm(text, term))}>
                    {texts.certificate.leaveOut({ term })}
                  </Button>
                ))}
              </Group>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

/** The words that the server would take; the form itself reports the others. */
function askable(text: string): string[] {
  const terms = splitExclusions(text).filter((term) => term.length <= LIMITS.excludeMaxCharacters);
  return [...new Set(terms)].slice(0, LIMITS.excludeMaxItems);
}

function sentenceOf(described: DescribedExclusion): string {
  const { term, understoodAs, foodsRemoved, isAssessed, filtersByWord, caveat, isUnread } = described;
  if (isUnread) return words.notRead({ term });
  const sentence = isAssessed
    ? words.understoodAs({ term, meaning: understoodAs, foods: words.foods({ count: foodsRemoved }) })
    : (filtersByWord ? words.byWord : words.leavesNothing)({ term });
  return [isAssessed || caveat === null ? sentence : null, caveat].filter(Boolean).join(' ');
}
