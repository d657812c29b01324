import { Button, Skeleton } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { useId } from 'react';
import { kcalText } from '../meal/quantities.ts';
import { takesTokens } from '../plan-changes/takes-tokens.ts';
import { PlatePicture } from '../plate/plate-picture.tsx';
import { useSubscription } from '../subscription/use-subscription.ts';
import classes from './chosen-favorite-card.module.css';
import type { ListedFavorite } from './favorite-list.ts';

type ChosenFavoriteCardProps = { meal: ListedFavorite['meal']; mealCount: number; onRemove: () => void };

const words = texts.favorites.chosen;

const PICTURE_PX = 56;

/** Days of fewer meals have no snack (decisions 6). */
const SNACK_FROM_MEALS = 4;

/** The favorite of the next plan: its plate, what it brings to the day, and the way to do without. */
export function ChosenFavoriteCard({ meal, mealCount, onRemove }: ChosenFavoriteCardProps) {
  const subscription = useSubscription();
  const titleId = useId();
  const servings = meal.servings ?? 1;
  const facts = [
    kcalText((meal.calories ?? 0) * servings),
    ...(servings === 1 ? [] : [texts.meal.servings({ count: servings })]),
    ...(meal.mealType ? [texts.options.mealType[meal.mealType]] : []),
    ...(takesTokens(subscription) ? [words.noToken] : []),
  ];
  const lacksPlace = meal.mealType === 'snack' && mealCount < SNACK_FROM_MEALS;

  return (
    <section className={classes.card} aria-labelledby={titleId}>
      <div className={classes.header}>
        <p id={titleId} className={classes.title}>
          {words.title}
        </p>
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          className={classes.remove}
          aria-label={words.removeMeal({ meal: meal.name })}
          onClick={onRemove}
        >
          {words.remove}
        </Button>
      </div>
      <div className={classes.meal}>
        <PlatePicture meal={meal} size={PICTURE_PX} />
        <div className={classes.words}>
          <p dir="auto" className={classes.name}>
            {meal.name}
          </p>
          <p className={classes.facts}>{facts.join(' · ')}</p>
        </div>
      </div>
      <p className={classes.hint}>{words.hint}</p>
      {lacksPlace && <p className={classes.snack}>{words.snack}</p>}
    </section>
  );
}

/** The card before the favorite is there. */
export function ChosenFavoriteSkeleton() {
  return (
    <div className={classes.card} role="status" aria-label={words.loading}>
      <div className={classes.header}>
        <Skeleton height={14} width="45%" />
      </div>
      <div className={classes.meal}>
        <Skeleton circle height={PICTURE_PX} />
        <div className={classes.words}>
          <Skeleton height={16} width="90%" />
          <Skeleton height={12} width="60%" mt={8} />
        </div>
      </div>
    </div>
  );
}
