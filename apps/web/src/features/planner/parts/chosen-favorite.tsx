import { Box, Button, Flex, Group, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { ListedFavorite } from '../../../shared/favorites/favorite-list.ts';
import { kcalText } from '../../../shared/meal/quantities.ts';
import { takesTokens } from '../../../shared/plan/changes/takes-tokens.ts';
import { PlatePicture } from '../../../shared/plate/plate-picture.tsx';
import { useSubscription } from '../../../shared/subscription/use-subscription.ts';
import { TextLink } from '../../../shared/ui/typography/text-link.tsx';
import typography from '../../../shared/ui/typography/typography.module.css';
import { type Chosen, useChosenFavorite } from '../data/use-chosen-favorite.ts';
import classes from './chosen-favorite.module.css';

type ChosenFavoriteProps = {
  /** The id in the address. */
  favoriteId: string | undefined;
  mealCount: number;
  onRemove: () => void;
  /** Gets the id that the next plan is asked for with: favorites change often, and the page is not rendered for that. */
  sentId: RefObject<string | undefined>;
};

type ContentsProps = { chosen: Chosen; mealCount: number; onRemove: () => void };

const words = texts.favorites.chosen;

/** Above the planner's form: the favorite that the next plan is made around, or why there is none. */
export function ChosenFavorite({ favoriteId, mealCount, onRemove, sentId }: ChosenFavoriteProps) {
  const chosen = useChosenFavorite(favoriteId);
  const place = useRef<HTMLDivElement>(null);
  const [isRemoved, setIsRemoved] = useState(false);

  useEffect(() => {
    sentId.current = chosen.sentId;
  });

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

function Contents({ chosen, mealCount, onRemove }: ContentsProps) {
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
    <Box className={classes.note} mb="lg" role="status">
      <Text className={typography.breakable} size="sm">
        {text}
      </Text>
      <Group gap="var(--space-4) var(--space-12)" mt="xs">
        {children}
        <Button size="compact-sm" variant="subtle" color="gray" onClick={onRemove}>
          {words.remove}
        </Button>
      </Group>
    </Box>
  );
}

function AnotherLink() {
  return (
    <TextLink to="/user/favorites" size="sm">
      {words.another}
    </TextLink>
  );
}

type ChosenFavoriteCardProps = { meal: ListedFavorite['meal']; mealCount: number; onRemove: () => void };

const PICTURE_PX = 56;

const CARD = {
  gap: 'xs',
  mb: 'lg',
  px: 'md',
  pt: 'sm',
  pb: 'md',
  bd: '1px solid var(--primary)',
  bdrs: 'md',
  bg: 'var(--surface)',
} as const;

/** Days of fewer meals have no snack (decisions 6). */
const SNACK_FROM_MEALS = 4;

/** The favorite of the next plan: its plate, what it brings to the day, and the way to do without. */
function ChosenFavoriteCard({ meal, mealCount, onRemove }: ChosenFavoriteCardProps) {
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
    <Flex component="section" direction="column" {...CARD} aria-labelledby={titleId}>
      <Group gap="xs" wrap="nowrap" justify="space-between" mih="28px">
        <Text id={titleId} size="sm" c="dimmed">
          {words.title}
        </Text>
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          mr="calc(-1 * var(--space-8))"
          px="xs"
          aria-label={words.removeMeal({ meal: meal.name })}
          onClick={onRemove}
        >
          {words.remove}
        </Button>
      </Group>
      <Group gap="sm" wrap="nowrap">
        <Box flex="none" lh={0}>
          <PlatePicture meal={meal} size={PICTURE_PX} />
        </Box>
        <Box flex={1} miw={0}>
          <Text dir="auto" className={typography.breakable} inherit fw={600} lh={1.3}>
            {meal.name}
          </Text>
          <Text className={typography.figures} size="sm" c="dimmed">
            {facts.join(' · ')}
          </Text>
        </Box>
      </Group>
      <Text size="sm" c="dimmed">
        {words.hint}
      </Text>
      {lacksPlace && <Text size="sm">{words.snack}</Text>}
    </Flex>
  );
}

/** The card before the favorite is there. */
function ChosenFavoriteSkeleton() {
  return (
    <Stack {...CARD} role="status" aria-label={words.loading}>
      <Group gap="xs" wrap="nowrap" justify="space-between" mih="28px">
        <Skeleton height={14} width="45%" />
      </Group>
      <Group gap="sm" wrap="nowrap">
        <Skeleton circle height={PICTURE_PX} flex="none" />
        <Box flex={1} miw={0}>
          <Skeleton height={16} width="90%" />
          <Skeleton height={12} width="60%" mt={8} />
        </Box>
      </Group>
    </Stack>
  );
}
