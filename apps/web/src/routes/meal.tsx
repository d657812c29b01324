import { createFileRoute } from '@tanstack/react-router';
import { readFavoriteId } from '../features/favorites/read-favorite-id.ts';
import { PlannerPage } from '../features/planner/planner-page.tsx';
import { Data } from '../features/remote-data/data.tsx';

/** Open to visitors: the demo lives here (decisions 2). */
export const Route = createFileRoute('/meal')({ validateSearch: readPlannerSearch, component: Planner });

function Planner() {
  const { favorite } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Data>
      <PlannerPage
        favoriteId={favorite}
        onRemoveFavorite={() => void navigate({ search: {}, replace: true, resetScroll: false })}
      />
    </Data>
  );
}

function readPlannerSearch({ favorite }: Record<string, unknown>): { favorite?: string | undefined } {
  return { favorite: readFavoriteId(favorite) };
}
