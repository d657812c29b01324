import { createFileRoute } from '@tanstack/react-router';
import { FavoritesPage } from '../../../features/favorites/screens/favorites-page.tsx';
import { readWords } from '../../../shared/plan/list/read-dashboard-search.ts';
import { Screen } from '../../screen.tsx';

export const Route = createFileRoute('/user/favorites')({ validateSearch: readFavoritesSearch, component: Favorites });

function Favorites() {
  const { search } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Screen>
      <FavoritesPage
        search={search}
        onSearch={(next) => void navigate({ search: { search: next }, replace: true, resetScroll: false })}
      />
    </Screen>
  );
}

function readFavoritesSearch({ search }: Record<string, unknown>): { search?: string | undefined } {
  return { search: readWords(search) };
}
