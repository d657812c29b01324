import { ActionIcon, Button, type ButtonProps, Menu, Tooltip } from '@mantine/core';
import type { Meal } from '@platewise/contract/meals/meal-schema';
import { texts } from '@platewise/contract/texts';
import {
  IconArrowsExchange,
  IconDots,
  IconList,
  IconLock,
  IconLockOpen2,
  IconRefresh,
  IconThumbDown,
  IconThumbUp,
  type TablerIcon,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useSubscription } from '../../subscription/use-subscription.ts';
import { softDisabled } from '../../ui/buttons/soft-disabled.ts';
import { PopupMenu } from '../../ui/overlays/popup-menu.tsx';
import { DislikedMeals } from '../disliked/disliked-meals.tsx';
import { useDislikedMeals } from '../disliked/use-disliked-meals.ts';
import { lockedMeals } from './locked-meals.ts';
import classes from './meal-controls.module.css';
import { takesTokens } from './takes-tokens.ts';
import { useIsLocked } from './use-locked-meals.ts';

type MealControlsProps = {
  planId: string;
  meal: Meal;
  isLocked: boolean;
  /** False while the meal is locked or something changes. */
  isUsable: boolean;
  onNewMeal: () => void;
  onSwap: () => void;
  onSubstitute: () => void;
};

const words = texts.planChanges;

/** One quiet row: keep this meal, another one, one of three, and what is rarer in a menu. */
export function MealControls({ planId, meal, isLocked, isUsable, ...asks }: MealControlsProps) {
  const { onNewMeal, onSwap, onSubstitute } = asks;
  const subscription = useSubscription();
  const { name } = meal;
  const newMealHint = takesTokens(subscription) ? words.newMealTokenHint : words.newMealHint;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className={classes.controls} role="group" aria-label={words.controlsOf({ meal: name })}>
      <LockControl planId={planId} meal={meal} />
      <Control
        icon={IconRefresh}
        text={words.newMeal}
        label={words.newMealFor({ meal: name })}
        hint={isLocked ? words.unlockFirst : newMealHint}
        data-control="new-meal"
        {...softDisabled(!isUsable)}
        onClick={() => isUsable && onNewMeal()}
      />
      <Control
        icon={IconArrowsExchange}
        text={words.swap}
        label={words.swapMeal({ meal: name })}
        hint={isLocked ? words.unlockFirst : words.swapHint}
        data-control="swap"
        aria-haspopup="dialog"
        {...softDisabled(!isUsable)}
        onClick={() => isUsable && onSwap()}
      />
      <MealMenu meal={meal} isUsable={isUsable} onSubstitute={onSubstitute} />
    </div>
  );
}

/** Shows the press at once: the rest of the card follows it (plan-meals.tsx). */
function LockControl({ planId, meal }: Pick<MealControlsProps, 'planId' | 'meal'>) {
  const isLocked = useIsLocked(planId, meal.id);

  return (
    <Control
      icon={isLocked ? IconLock : IconLockOpen2}
      text={words.lock}
      label={words.lockMeal({ meal: meal.name })}
      hint={words.lockHint}
      aria-pressed={isLocked}
      onClick={() => lockedMeals.toggle(planId, meal.id)}
    />
  );
}

type ControlProps = ButtonProps & {
  icon: TablerIcon;
  text: string;
  /** Begins with the text, and names the meal. */
  label: string;
  hint: string;
  onClick: () => void;
  'data-control'?: 'new-meal' | 'swap';
  'aria-pressed'?: boolean;
  'aria-haspopup'?: 'dialog';
};

function Control({ icon: Icon, text, label, hint, ...button }: ControlProps) {
  return (
    <Tooltip label={hint} position="bottom">
      <Button
        className={classes.control}
        variant="subtle"
        color="gray"
        size="compact-sm"
        leftSection={<Icon size={16} stroke={1.5} aria-hidden />}
        aria-label={label}
        {...button}
      >
        {text}
      </Button>
    </Tooltip>
  );
}

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

type MealMenuProps = Pick<MealControlsProps, 'meal' | 'isUsable' | 'onSubstitute'>;

/** What is done to a meal more rarely: something stands for a food of it, never again, and what else was left out. */
function MealMenu({ meal, isUsable, onSubstitute }: MealMenuProps) {
  const disliked = useDislikedMeals();
  const [isListOpen, setIsListOpen] = useState(false);
  const entry = disliked.entryOf(meal.name);

  return (
    <>
      <PopupMenu position="bottom-end" width={280}>
        <Menu.Target>
          <ActionIcon size={32} aria-label={words.more({ meal: meal.name })} data-control="substitute">
            <IconDots {...ICON} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconArrowsExchange {...ICON} />} disabled={!isUsable} onClick={onSubstitute}>
            {words.missing}
          </Menu.Item>
          {entry ? (
            <Menu.Item leftSection={<IconThumbUp {...ICON} />} onClick={() => disliked.remove(entry)}>
              {words.allowAgain}
            </Menu.Item>
          ) : (
            <Menu.Item leftSection={<IconThumbDown {...ICON} />} onClick={() => disliked.add(meal)}>
              {words.notAgain}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconList {...ICON} />} onClick={() => setIsListOpen(true)}>
            {words.disliked({ count: disliked.meals.length })}
          </Menu.Item>
        </Menu.Dropdown>
      </PopupMenu>
      <DislikedMeals opened={isListOpen} onClose={() => setIsListOpen(false)} />
    </>
  );
}
