import { Box, Button, Text, TextInput } from '@mantine/core';
import { CLIENT } from '@platewise/contract/client-limits';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import { IconRepeat, IconSearch } from '@tabler/icons-react';
import { useRef } from 'react';
import { FavoriteButton } from '../../../shared/favorites/favorite-button.tsx';
import type { ListedFavorite } from '../../../shared/favorites/favorite-list.ts';
import { findFavorites } from '../../../shared/favorites/find-favorites.ts';
import { isProvisional } from '../../../shared/favorites/provisional-favorite.ts';
import { useFavorites } from '../../../shared/favorites/use-favorites.ts';
import { MealCard } from '../../../shared/meal/card/meal-card.tsx';
import { MealGrid } from '../../../shared/meal/card/meal-grid.tsx';
import { MealSkeletons } from '../../../shared/meal/card/meal-skeletons.tsx';
import { lacksGrams } from '../../../shared/meal/estimated-meal.ts';
import { RequireSignIn } from '../../../shared/session/require-sign-in.tsx';
import { isPendingId } from '../../../shared/sync/queue/operation.ts';
import { PlateMark } from '../../../shared/ui/brand/plate-mark.tsx';
import { ButtonLink } from '../../../shared/ui/buttons/button-link.tsx';
import { useHandedIn } from '../../../shared/ui/handed-in.ts';
import { useListFocus } from '../../../shared/ui/lists/use-list-focus.ts';
import { useSearchField } from '../../../shared/ui/lists/use-search-field.ts';
import { EmptyState } from '../../../shared/ui/states/empty-state.tsx';
import { QueryStates } from '../../../shared/ui/states/query-states.tsx';
import { PageHeading } from '../../../shared/ui/typography/page-heading.tsx';
import { TextLink } from '../../../shared/ui/typography/text-link.tsx';
import { FavoriteToCalendar } from '../parts/favorite-to-calendar.tsx';
import classes from './favorites-page.module.css';

export function FavoritesPage(search: FavoritesSearch) {
  return (
    <RequireSignIn>
      <PageHeading title={texts.favorites.title} subtitle={texts.favorites.subtitle} />
      <FavoritesRegion {...search} />
    </RequireSignIn>
  );
}

function FavoritesRegion(search: FavoritesSearch) {
  const favorites = useFavorites();
  const region = useListFocus(favorites.data?.length ?? 0);
  return (
    <section ref={region} tabIndex={-1} aria-label={texts.favorites.title} className={classes.region}>
      <FavoritesList favorites={favorites} {...search} />
    </section>
  );
}

/** Words to look for, and the way to look for others. */
type FavoritesSearch = { search: string | undefined; onSearch: (search: string | undefined) => void };

type FavoritesListProps = FavoritesSearch & { favorites: ReturnType<typeof useFavorites> };

const words = texts.favorites;

/** The meals a person keeps, newest first; the heart removes one (core 2). */
function FavoritesList({ favorites, ...search }: FavoritesListProps) {
  return (
    <QueryStates
      query={favorites}
      loading={<MealSkeletons count={CLIENT.favoritesSkeletons} label={texts.shell.loading} />}
      failed={{ title: words.errorTitle, text: words.errorText, retry: words.retry }}
      empty={{ when: (listed) => listed.length === 0, show: <NoFavorites /> }}
    >
      {(listed) => <FoundFavorites favorites={listed} {...search} />}
    </QueryStates>
  );
}

function NoFavorites() {
  return (
    <EmptyState
      title={words.emptyTitle}
      text={words.emptyText}
      illustration={<PlateMark size={120} />}
      action={<ButtonLink to="/meal">{words.emptyLink}</ButtonLink>}
    />
  );
}

function FoundFavorites({ favorites, search, onSearch }: FavoritesSearch & { favorites: ListedFavorite[] }) {
  const { AddToDiary } = useHandedIn();
  const input = useRef<HTMLInputElement>(null);
  const field = useSearchField(search, onSearch);
  const found = findFavorites(favorites, search ?? '');

  return (
    <Box pb="var(--space-64)">
      {(favorites.length > 1 || search) && (
        <search className={classes.search}>
          <TextInput
            ref={input}
            type="search"
            label={words.search}
            placeholder={words.searchPlaceholder}
            maxLength={LIMITS.nameMaxCharacters}
            leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
            value={field.value}
            onChange={({ currentTarget }) => field.type(currentTarget.value)}
            onKeyDown={({ key }) => key === 'Enter' && field.ask()}
          />
          <Text role="status" size="sm" mih="1.5em" mt="xs" mb="md" c="dimmed">
            {search && words.found({ count: found.length })}
          </Text>
        </search>
      )}
      {found.length === 0 ? (
        <EmptyState
          title={words.noMatchTitle}
          text={words.noMatchText}
          illustration={<PlateMark size={96} />}
          action={
            <Button
              variant="default"
              onClick={() => {
                // The pressed button goes with what it did.
                input.current?.focus();
                onSearch(undefined);
              }}
            >
              {words.showAll}
            </Button>
          }
        />
      ) : (
        <MealGrid>
          {found.map((favorite) => (
            <MealCard
              key={favorite._id}
              meal={favorite.meal}
              headingOrder={2}
              corner={<FavoriteButton meal={favorite.meal} />}
              controls={
                <>
                  <PlanAgain favorite={favorite} />
                  <FavoriteToCalendar favorite={favorite} />
                  <AddToDiary favorite={favorite} />
                </>
              }
            />
          ))}
        </MealGrid>
      )}
    </Box>
  );
}

/** Leads from a favorite to the planner, which makes the next plan around it; or says why that cannot be. */
function PlanAgain({ favorite }: { favorite: ListedFavorite }) {
  const { _id, meal } = favorite;
  if (lacksGrams(meal))
    return (
      <Text size="sm" py="var(--space-4)" c="dimmed">
        {words.noGrams}
      </Text>
    );
  // It has no address before the server knows it.
  if (isProvisional(favorite) || isPendingId(_id)) return null;
  return (
    <TextLink
      to="/meal"
      search={{ favorite: _id }}
      underline="hover"
      className={classes.link}
      aria-label={words.planAgainWith({ meal: meal.name })}
    >
      <IconRepeat size={18} stroke={1.5} aria-hidden />
      {words.planAgain}
    </TextLink>
  );
}
