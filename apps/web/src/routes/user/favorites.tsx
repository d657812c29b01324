import { createFileRoute } from '@tanstack/react-router';
import { FavoritesPage } from '../../features/favorites/favorites-page.tsx';
import { Data } from '../../features/remote-data/data.tsx';

export const Route = createFileRoute('/user/favorites')({ component: Favorites });

function Favorites() {
  return (
    <Data>
      <FavoritesPage />
    </Data>
  );
}
