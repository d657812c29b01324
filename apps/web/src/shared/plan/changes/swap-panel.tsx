import { Button, Group, Skeleton, Text, Title, VisuallyHidden } from '@mantine/core';
import type { Meal } from '@platewise/contract/meals/meal-schema';
import type { Alternative } from '@platewise/contract/plans/plan-change-schema';
import { texts } from '@platewise/contract/texts';
import { useEffect, useEffectEvent, useState } from 'react';
import { errorCode } from '../../api/api-error.ts';
import { trpc } from '../../api/trpc.ts';
import { MealFacts } from '../../meal/card/meal-facts.tsx';
import { kcalText } from '../../meal/quantities.ts';
import { shownMeal } from '../../meal/shown-meal.ts';
import { useSubscription } from '../../subscription/use-subscription.ts';
import { useTaste } from '../../taste/use-taste.ts';
import { QueryStates } from '../../ui/states/query-states.tsx';
import typography from '../../ui/typography/typography.module.css';
import { usePlanGone } from '../use-plan-gone.ts';
import classes from './change-panel.module.css';
import { ChangePanel } from './change-panel.tsx';
import { priceNote } from './effect-words.ts';
import { Effects } from './effects.tsx';
import { takesTokens } from './takes-tokens.ts';
import { useLockedMeals } from './use-locked-meals.ts';

type SwapPanelProps = {
  planId: string;
  meal: Meal;
  opened: boolean;
  onClose: () => void;
  /** Is given the alternative's id. */
  onChoose: (alternative: string) => void;
};

const words = texts.swapPanel;

/** Three dishes that can stand in for a meal. */
export function SwapPanel({ planId, meal, opened, onClose, onChoose }: SwapPanelProps) {
  const locked = useLockedMeals(planId);
  // While it closes it goes on showing what it was opened for: the chosen dish may be there already.
  const [shown, setShown] = useState({ meal, locked });
  if (opened && (shown.meal !== meal || shown.locked !== locked)) setShown({ meal, locked });

  return (
    <ChangePanel
      title={words.swapTitle({ meal: shown.meal.name })}
      closeLabel={words.closeSwap}
      opened={opened}
      onClose={onClose}
    >
      <Text inherit mb="xs" c="dimmed">
        {words.swapText({ slot: texts.planChanges.slots[shown.meal.mealType] })}
      </Text>
      {shown.meal.portions && (
        <Text inherit mb="xs" c="dimmed">
          {texts.family.swapText}
        </Text>
      )}
      <Alternatives {...shown} planId={planId} isOpen={opened} onChoose={onChoose} onGone={onClose} />
    </ChangePanel>
  );
}

type AlternativesProps = Pick<SwapPanelProps, 'planId' | 'meal' | 'onChoose'> & {
  /** Ids of the plan's locked meals. */
  locked: readonly string[];
  isOpen: boolean;
  onGone: () => void;
};

function Alternatives({ planId, meal, locked, isOpen, onChoose, onGone }: AlternativesProps) {
  const taste = useTaste({ isAsked: isOpen });
  const asked = { planId, mealId: meal.id, locked: [...locked], ...taste };
  const alternatives = trpc.plans.alternatives.useQuery(asked, { enabled: isOpen && taste !== undefined });

  // Deleted or changed in another tab or on another device: there is nothing to choose here any more.
  const isGone = isOpen && errorCode(alternatives.error) === 'NOT_FOUND';
  const gone = usePlanGone();
  const leave = useEffectEvent(() => {
    onGone();
    gone.check(planId).catch(() => undefined);
  });
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);

  return (
    <QueryStates
      query={alternatives}
      loading={<AlternativeSkeletons />}
      failed={{ text: words.alternativesFailed, retry: texts.planChanges.retry }}
      empty={{
        when: (found) => found.length === 0,
        show: (
          <Text inherit mb="xs" c="dimmed">
            {words.noAlternatives}
          </Text>
        ),
      }}
    >
      {(found) => (
        <ul className={classes.list}>
          {found.map((alternative) => (
            <AlternativeRow key={alternative.id} alternative={alternative} onChoose={() => onChoose(alternative.id)} />
          ))}
        </ul>
      )}
    </QueryStates>
  );
}

function AlternativeSkeletons() {
  return (
    <div className={classes.list} aria-busy="true">
      <VisuallyHidden role="status">{words.loadingAlternatives}</VisuallyHidden>
      {['first', 'second', 'third'].map((place) => (
        <div key={place} className={classes.skeleton}>
          <Skeleton height={22} width="70%" />
          <Skeleton height={14} width="90%" />
          <Skeleton height={40} />
          <Skeleton height={30} width={90} />
        </div>
      ))}
    </div>
  );
}

type AlternativeRowProps = { alternative: Alternative; onChoose: () => void };

/** One dish that can be chosen: what it is, and what it does to the day. */
function AlternativeRow({ alternative, onChoose }: AlternativeRowProps) {
  const { meal, effect, isFree } = alternative;
  const subscription = useSubscription();
  const price = priceNote(effect);

  return (
    <li className={classes.row}>
      <Title dir="auto" order={3} fz="lg" lh={1.25}>
        {meal.name}
      </Title>
      <Group className={typography.figures} gap="var(--space-4) var(--space-16)">
        <Text span inherit fw={600}>
          {kcalText(meal.calories)}
        </Text>
        <MealFacts meal={shownMeal(meal)} showServings={false} />
      </Group>
      <Effects effect={effect} />
      {price && (
        <Text size="sm" c="dimmed">
          {price}
        </Text>
      )}
      <Group gap="sm" wrap="nowrap">
        <Button variant="light" size="compact-md" aria-label={words.chooseMeal({ meal: meal.name })} onClick={onChoose}>
          {words.choose}
        </Button>
        {takesTokens(subscription) && (
          <Text span size="sm" c="dimmed">
            {isFree ? words.free : words.oneToken}
          </Text>
        )}
      </Group>
    </li>
  );
}
