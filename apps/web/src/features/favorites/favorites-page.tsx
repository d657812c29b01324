import { texts } from '@platewise/contract/texts';
import { PageHeading } from '../../components/page-heading.tsx';
import { RequireSignIn } from '../auth/require-sign-in.tsx';
import { FavoritesList, type FavoritesSearch } from './favorites-list.tsx';
import classes from './favorites-page.module.css';
import { useFavorites } from './use-favorites.ts';
import { useListFocus } from './use-list-focus.ts';

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
