import { CLIENT } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import { errorSentence } from '../../api-error.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { PlateMark } from '../../components/plate-mark.tsx';
import { MealCard } from '../meal/meal-card.tsx';
import { MealGrid } from '../meal/meal-grid.tsx';
import { MealSkeletons } from '../meal/meal-skeletons.tsx';
import { FavoriteButton } from './favorite-button.tsx';
import classes from './favorites-list.module.css';
import type { useFavorites } from './use-favorites.ts';

/** The meals a person keeps, newest first; the heart removes one (core 2). */
export function FavoritesList({ favorites }: { favorites: ReturnType<typeof useFavorites> }) {
  if (favorites.isPending) return <MealSkeletons count={CLIENT.favoritesSkeletons} label={texts.shell.loading} />;
  if (!favorites.data) {
    return (
      <ErrorState
        title={texts.favorites.errorTitle}
        message={errorSentence(favorites.error, texts.favorites.errorText)}
        retryLabel={texts.favorites.retry}
        onRetry={() => void favorites.refetch()}
      />
    );
  }
  if (favorites.data.length === 0) {
    return (
      <EmptyState
        title={texts.favorites.emptyTitle}
        text={texts.favorites.emptyText}
        illustration={<PlateMark size={120} />}
        action={<ButtonLink to="/meal">{texts.favorites.emptyLink}</ButtonLink>}
      />
    );
  }
  return (
    <div className={classes.list}>
      <MealGrid>
        {favorites.data.map(({ _id, meal }) => (
          <MealCard key={_id} meal={meal} headingOrder={2} corner={<FavoriteButton meal={meal} />} />
        ))}
      </MealGrid>
    </div>
  );
}
