import { Anchor, Button, Group, Skeleton, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import type { Meal, MealItem } from '@platewise/contract/meals/meal-schema';
import type { Substitute } from '@platewise/contract/plans/substitution-schema';
import { texts } from '@platewise/contract/texts';
import { IconArrowLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { trpc } from '../../api/trpc.ts';
import { useFoodWeight } from '../../preferences/use-food-weight.ts';
import { standInWords } from '../../substitutes/stand-in-words.ts';
import { QueryStates } from '../../ui/states/query-states.tsx';
import classes from './change-panel.module.css';
import { ChangePanel } from './change-panel.tsx';
import { Effects } from './effects.tsx';
import { useLockedMeals } from './use-locked-meals.ts';

type SubstitutePanelProps = {
  planId: string;
  meal: Meal;
  opened: boolean;
  onClose: () => void;
  /** Is given the food that is missing and the one that stands for it, by their ids. */
  onChoose: (choice: { food: string; instead: string }) => void;
};

const words = texts.substitutes;

/** What is missing for a meal, and what can stand for it in this plan. */
export function SubstitutePanel({ planId, meal, opened, onClose, onChoose }: SubstitutePanelProps) {
  const [missing, setMissing] = useState<MealItem | null>(null);
  // While it closes it goes on showing what it was opened for.
  const [shown, setShown] = useState(meal);
  if (opened && shown !== meal) {
    setShown(meal);
    setMissing(null);
  }

  function choose({ food: instead }: Substitute) {
    if (missing) onChoose({ food: missing.food, instead });
    setMissing(null);
  }

  return (
    <ChangePanel
      title={words.title({ meal: shown.name })}
      closeLabel={words.close}
      opened={opened}
      onClose={() => {
        setMissing(null);
        onClose();
      }}
    >
      {missing ? (
        <Substitutes
          planId={planId}
          mealId={shown.id}
          missing={missing}
          isOpen={opened}
          onBack={() => setMissing(null)}
          onChoose={choose}
        />
      ) : (
        <Ingredients items={shown.items} onChoose={setMissing} />
      )}
    </ChangePanel>
  );
}

function Ingredients({ items, onChoose }: { items: readonly MealItem[]; onChoose: (item: MealItem) => void }) {
  const foodWeight = useFoodWeight();

  return (
    <>
      <Text inherit mb="xs" c="dimmed">
        {words.whichText}
      </Text>
      <ul className={classes.list}>
        {items.map((item) => (
          <li key={item.food}>
            <Button
              className={classes.choice ?? ''}
              classNames={{ label: classes.choiceLabel ?? '' }}
              variant="subtle"
              color="gray"
              fullWidth
              justify="space-between"
              rightSection={<IconChevronRight size={18} stroke={1.5} aria-hidden />}
              aria-label={words.missing({ food: words.amount({ amount: foodWeight(item.grams), food: item.name }) })}
              onClick={() => onChoose(item)}
            >
              {words.amount({ amount: foodWeight(item.grams), food: item.name })}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

type SubstitutesProps = {
  planId: string;
  mealId: string;
  missing: MealItem;
  isOpen: boolean;
  onBack: () => void;
  onChoose: (substitute: Substitute) => void;
};

function Substitutes({ planId, mealId, missing, isOpen, onBack, onChoose }: SubstitutesProps) {
  const foodWeight = useFoodWeight();
  const locked = useLockedMeals(planId).filter((id) => id !== mealId);
  const asked = { planId, mealId, food: missing.food, locked };
  const substitutes = trpc.plans.substitutes.useQuery(asked, { enabled: isOpen });
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus(), []);

  return (
    <>
      <Button
        variant="subtle"
        size="compact-md"
        ml={-8}
        mb="xs"
        leftSection={<IconArrowLeft size={18} stroke={1.5} aria-hidden />}
        onClick={onBack}
      >
        {words.other}
      </Button>
      <Title ref={heading} tabIndex={-1} order={3} fz="md" lh={1.3} mb="xs">
        {words.insteadOf({ amount: foodWeight(missing.grams), food: missing.name })}
      </Title>
      <QueryStates
        query={substitutes}
        loading={<SubstituteSkeletons />}
        failed={{ text: words.failed, retry: words.retry }}
        empty={{
          when: (found) => found.length === 0,
          show: (
            <Text inherit c="dimmed">
              {words.none({ food: missing.name })}
            </Text>
          ),
        }}
      >
        {(found) => (
          <ul className={classes.list}>
            {found.map((one) => (
              <SubstituteRow key={one.food} substitute={one} onChoose={() => onChoose(one)} />
            ))}
          </ul>
        )}
      </QueryStates>
    </>
  );
}

function SubstituteSkeletons() {
  return (
    <div className={classes.list} aria-busy="true">
      <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
      {['first', 'second'].map((place) => (
        <div key={place} className={classes.skeleton}>
          <Skeleton height={22} width="60%" />
          <Skeleton height={14} width="80%" />
          <Skeleton height={40} />
          <Skeleton height={30} width={90} />
        </div>
      ))}
    </div>
  );
}

/** One food that stands in: how much of it, what to know, and what it does to the day. */
function SubstituteRow({ substitute, onChoose }: { substitute: Substitute; onChoose: () => void }) {
  const foodWeight = useFoodWeight();
  const { name, grams, effect } = substitute;

  return (
    <li className={classes.row}>
      <Title order={4} fz="lg" lh={1.25}>
        {words.amount({ amount: foodWeight(grams), food: name })}
      </Title>
      <Stack gap="var(--space-4)">
        {standInWords(substitute).map((sentence) => (
          <Text key={sentence}>{sentence}</Text>
        ))}
      </Stack>
      <Effects effect={effect} />
      <Source source={substitute.source} />
      <Group>
        <Button variant="light" size="compact-md" aria-label={words.takeFood({ food: name })} onClick={onChoose}>
          {words.take}
        </Button>
      </Group>
    </li>
  );
}

/** Where the amount comes from. */
function Source({ source: { text, url, isOurs } }: Pick<Substitute, 'source'>) {
  const sentence = isOurs ? words.ours({ reason: text }) : words.source({ source: text });
  return (
    <Text size="sm" c="dimmed">
      {url ? (
        <Anchor href={url} target="_blank" rel="noreferrer" inherit>
          {sentence}
        </Anchor>
      ) : (
        sentence
      )}
    </Text>
  );
}
