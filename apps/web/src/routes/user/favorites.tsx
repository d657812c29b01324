import { createFileRoute } from '@tanstack/react-router';
import { FavoritesPage } from '../../features/favorites/favorites-page.tsx';
import { readWords } from '../../features/plans/read-dashboard-search.ts';
import { Data } from '../../features/remote-data/data.tsx';

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
