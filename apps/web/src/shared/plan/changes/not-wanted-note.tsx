import { Button } from '@mantine/core';
import type { Meal } from '@platewise/contract/meals/meal-schema';
import { texts } from '@platewise/contract/texts';
import { softDisabled } from '../../ui/buttons/soft-disabled.ts';
import note from '../../ui/states/note.module.css';
import { useDislikedMeals } from '../disliked/use-disliked-meals.ts';
import { focusControl } from './focus-control.ts';

type NotWantedNoteProps = { meal: Meal; isUsable: boolean; onNewMeal: () => void };

const words = texts.planChanges;

/** On a meal that the person does not want again: that it is so, and a new one in its place. */
export function NotWantedNote({ meal, isUsable, onNewMeal }: NotWantedNoteProps) {
  const { entryOf } = useDislikedMeals();
  if (!entryOf(meal.name)) return null;

  return (
    <div className={note.note} style={{ cursor: 'default' }}>
      <p>{words.notWanted}</p>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={words.newMealFor({ meal: meal.name })}
        {...softDisabled(!isUsable)}
        onClick={({ currentTarget }) => {
          if (!isUsable) return;
          focusControl(currentTarget, 'new-meal');
          onNewMeal();
        }}
      >
        {words.newMeal}
      </Button>
    </div>
  );
}
