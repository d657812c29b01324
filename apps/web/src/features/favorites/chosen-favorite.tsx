import { Button, VisuallyHidden } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { useRef, useState } from 'react';
import { TextLink } from '../../components/text-link.tsx';
import classes from './chosen-favorite.module.css';
import { ChosenFavoriteCard, ChosenFavoriteSkeleton } from './chosen-favorite-card.tsx';
import type { Chosen } from './use-chosen-favorite.ts';

type ChosenFavoriteProps = { chosen: Chosen; mealCount: number; onRemove: () => void };

const words = texts.favorites.chosen;

/** Above the planner's form: the favorite that the next plan is made around, or why there is none. */
export function ChosenFavorite({ chosen, mealCount, onRemove }: ChosenFavoriteProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isRemoved, setIsRemoved] = useState(false);

  // The pressed button goes with what it removes: the keyboard stays in its place, before the form.
  function remove() {
    place.current?.focus({ preventScroll: true });
    setIsRemoved(true);
    onRemove();
  }

  return (
    <div ref={place} tabIndex={-1} className={classes.place}>
      <VisuallyHidden role="status">{isRemoved && chosen.state === 'none' && words.removed}</VisuallyHidden>
      <Contents chosen={chosen} mealCount={mealCount} onRemove={remove} />
    </div>
  );
}

function Contents({ chosen, mealCount, onRemove }: ChosenFavoriteProps) {
  switch (chosen.state) {
    case 'none':
      return null;
    case 'loading':
      return <ChosenFavoriteSkeleton />;
    case 'failed':
      return (
        <Note text={words.failed} onRemove={onRemove}>
          <Button size="compact-sm" variant="subtle" ml={-8} onClick={chosen.retry}>
            {words.retry}
          </Button>
        </Note>
      );
    case 'unknown':
      return (
        <Note text={words.unknown} onRemove={onRemove}>
          <AnotherLink />
        </Note>
      );
    case 'noGrams':
      return (
        <Note text={words.noGrams({ meal: chosen.meal.name })} onRemove={onRemove}>
          <AnotherLink />
        </Note>
      );
    case 'ready':
      return <ChosenFavoriteCard meal={chosen.meal} mealCount={mealCount} onRemove={onRemove} />;
  }
}

type NoteProps = { text: string; children: React.ReactNode; onRemove: () => void };

/** A quiet sentence: the planner below works without it. */
function Note({ text, children, onRemove }: NoteProps) {
  return (
    <div className={classes.note} role="status">
      <p className={classes.text}>{text}</p>
      <div className={classes.actions}>
        {children}
        <Button size="compact-sm" variant="subtle" color="gray" onClick={onRemove}>
          {words.remove}
        </Button>
      </div>
    </div>
  );
}

function AnotherLink() {
  return (
    <TextLink to="/user/favorites" size="sm">
      {words.another}
    </TextLink>
  );
}
