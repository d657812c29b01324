import { Button, Loader, Stack, Text } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { useId, useState } from 'react';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFoodWeight } from '../../../shared/preferences/use-food-weight.ts';
import { standInWords } from '../../../shared/substitutes/stand-in-words.ts';
import { QueryStates } from '../../../shared/ui/states/query-states.tsx';
import classes from './stand-ins.module.css';

type StandInsProps = { food: string; name: string; grams: number };

const words = texts.substitutes;

/** What a cook can take in the place of an ingredient that is not there, asked for when it is missed. */
export function StandIns({ food, name, grams }: StandInsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();

  return (
    <div>
      <Button
        variant="subtle"
        size="compact-md"
        ml={-8}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-label={(isOpen ? words.cooking.hide : words.cooking.ask)({ food: name })}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? words.cooking.hideShort : words.cooking.askShort}
      </Button>
      <div id={listId} role="status">
        {isOpen && <FoundStandIns food={food} name={name} grams={grams} />}
      </div>
    </div>
  );
}

function FoundStandIns({ food, name, grams }: StandInsProps) {
  const foodWeight = useFoodWeight();
  const standIns = trpc.meals.standIns.useQuery({ food, grams }, { staleTime: Number.POSITIVE_INFINITY });

  return (
    <QueryStates
      query={standIns}
      loading={<Loader size="sm" aria-label={words.loading} />}
      failed={{ text: words.failed, retry: words.retry }}
      empty={{
        when: (found) => found.length === 0,
        show: <Text c="dimmed">{words.cooking.none({ food: name })}</Text>,
      }}
    >
      {(found) => (
        <Stack gap="xs">
          <ul className={classes.list}>
            {found.map((one) => (
              <li key={one.food}>
                <Text span inherit fw={600}>
                  {words.amount({ amount: foodWeight(one.grams), food: one.name })}
                </Text>{' '}
                {standInWords(one).join(' ')}
              </li>
            ))}
          </ul>
          <Text size="sm" c="dimmed">
            {words.cooking.figures}
          </Text>
        </Stack>
      )}
    </QueryStates>
  );
}
