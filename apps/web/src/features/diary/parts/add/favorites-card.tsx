import { Box, Button, Flex, Loader, Text } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { IconHeart } from '@tabler/icons-react';
import { useState } from 'react';
import type { ListedFavorite } from '../../../../shared/favorites/favorite-list.ts';
import { useFavorites } from '../../../../shared/favorites/use-favorites.ts';
import { kcalText, nutrientGramsText } from '../../../../shared/meal/quantities.ts';
import { TextLink } from '../../../../shared/ui/typography/text-link.tsx';
import typography from '../../../../shared/ui/typography/typography.module.css';
import { useAddFavoriteMeal } from '../../data/use-add-favorite-meal.ts';
import { Disclosure } from '../day/disclosure.tsx';
import classes from '../diary.module.css';

const words = texts.calorieTracker;

/** shell 9 */
const SHOWN_MAX = 6;
/** As wide as the two columns of a day: there is room for it to be open. */
const WIDE = '(min-width: 62em)';

/** The newest favorites, each added to the day with one press (shell 2). */
export function FavoritesCard({ date }: { date: string }) {
  const [isOpen, setIsOpen] = useState(() => window.matchMedia(WIDE).matches);
  return (
    <Disclosure
      title={words.addFromFavorites}
      icon={<IconHeart size={18} stroke={1.5} aria-hidden />}
      isOpen={isOpen}
      onToggle={() => setIsOpen(!isOpen)}
    >
      <Favorites date={date} />
    </Disclosure>
  );
}

function Favorites({ date }: { date: string }) {
  const { data, isPending, refetch } = useFavorites();
  const { add, isPending: isAdding } = useAddFavoriteMeal(date);

  if (isPending) {
    return <Loader size="sm" role="status" aria-label={texts.calorieScreen.loadingFavorites} />;
  }
  if (!data) {
    return (
      <div role="alert">
        <Text inherit mb="xs">
          {words.favoritesFailed}
        </Text>
        <Button size="compact-md" variant="default" onClick={() => void refetch()}>
          {texts.calorieScreen.retry}
        </Button>
      </div>
    );
  }
  if (data.length === 0) {
    return (
      <Text inherit mb="xs">
        {words.noFavorites}
      </Text>
    );
  }
  return (
    <>
      <Flex component="ul" className={classes.divided} direction="column" mt="calc(-1 * var(--space-8))">
        {data.slice(0, SHOWN_MAX).map((favorite) => (
          <Flex component="li" align="center" key={favorite._id} gap="sm" justify="space-between" py="xs">
            <Box miw={0}>
              <Text dir="auto" className={typography.breakable} inherit fw={600} lh={1.35}>
                {favorite.meal.name}
              </Text>
              <Text className={typography.figures} size="sm" c="dimmed">
                {figuresText(favorite)}
              </Text>
            </Box>
            <Button
              flex="none"
              size="compact-sm"
              variant="default"
              aria-label={texts.calorieScreen.addNamed({ meal: favorite.meal.name })}
              onClick={() => !isAdding && void add(favorite)}
            >
              {words.addToTracker}
            </Button>
          </Flex>
        ))}
      </Flex>
      {data.length > SHOWN_MAX && (
        <TextLink to="/user/favorites" size="sm">
          {texts.calorieScreen.allFavorites}
        </TextLink>
      )}
    </>
  );
}

function figuresText({ meal: { calories, macros } }: ListedFavorite): string {
  if (calories === undefined) return texts.calorieScreen.favoriteNoKcal;
  const named = (name: string, grams: number | undefined) =>
    `${nutrientGramsText(grams ?? null)} ${name.toLowerCase()}`;
  return [kcalText(calories), named(texts.meal.protein, macros?.protein), named(texts.meal.carbs, macros?.carbs)].join(
    ' · ',
  );
}
