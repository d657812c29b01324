import { Button } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { IconFlame } from '@tabler/icons-react';
import type { ListedFavorite } from '../../../../shared/favorites/favorite-list.ts';
import { useToday } from '../../../../shared/preferences/use-today.ts';
import { useSubscription } from '../../../../shared/subscription/use-subscription.ts';
import { useAddFavoriteMeal } from '../../data/use-add-favorite-meal.ts';

/** Adds a favorite to today's diary, for those whose plan has one. */
export function AddToDiary({ favorite }: { favorite: ListedFavorite }) {
  const { entitlements } = useSubscription();
  const { add, isPending } = useAddFavoriteMeal(useToday());
  if (!entitlements.calorieTracker) return null;
  return (
    <Button
      size="compact-md"
      variant="subtle"
      ml={-8}
      leftSection={<IconFlame size={18} stroke={1.5} aria-hidden />}
      aria-label={texts.calorieScreen.addNamed({ meal: favorite.meal.name })}
      onClick={() => !isPending && void add(favorite)}
    >
      {texts.calorieTracker.addToTracker}
    </Button>
  );
}
