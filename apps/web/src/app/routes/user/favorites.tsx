import { createFileRoute } from '@tanstack/react-router';
import { FavoritesPage } from '../../../features/favorites/screens/favorites-page.tsx';
import { Data } from '../../../shared/api/data.tsx';
import { readWords } from '../../../shared/plan/read-dashboard-search.ts';

export const Route = createFileRoute('/user/favorites')({ validateSearch: readFavoritesSearch, component: Favorites });

function Favorites() {
  const { search } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Data>
      <FavoritesPage
        search={search}
        onSearch={(next) => void navigate({ search: { search: next }, replace: true, resetScroll: false })}
      />
    </Data>
  );
}

function readFavoritesSearch({ search }: Record<string, unknown>): { search?: string | undefined } {
  return { search: readWords(search) };
}
