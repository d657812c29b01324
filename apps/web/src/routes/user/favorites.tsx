import { createFileRoute } from '@tanstack/react-router';
import { FavoritesPage } from '../../features/favorites/favorites-page.tsx';

export const Route = createFileRoute('/user/favorites')({ component: FavoritesPage });
