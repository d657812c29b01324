import { ActionIcon } from '@mantine/core';
import type { ClientMeal } from '@platewise/contract/meal-schema';
import { texts } from '@platewise/contract/texts';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useFavoriteToggle } from './use-favorite-toggle.ts';

/** The heart on a meal. */
export function FavoriteButton({ meal }: { meal: ClientMeal }) {
  const { isFavorite, isBusy, toggle } = useFavoriteToggle(meal);
  const Icon = isFavorite ? IconHeartFilled : IconHeart;

  return (
    <ActionIcon
      aria-label={isFavorite ? texts.meal.removeFavorite : texts.meal.addFavorite}
      aria-disabled={isBusy}
      onClick={() => !isBusy && toggle()}
    >
      <Icon size={20} stroke={1.5} aria-hidden color={isFavorite ? 'var(--tomato)' : 'currentColor'} />
    </ActionIcon>
  );
}
