import { EXCLUDE_MAX_CHARACTERS } from '@platewise/contract/client-limits';
import { createFileRoute } from '@tanstack/react-router';
import { readFavoriteId } from '../../features/planner/data/read-favorite-id.ts';
import type { AddressWishes } from '../../features/planner/data/use-address-wishes.ts';
import { PlannerPage } from '../../features/planner/screens/planner-page.tsx';
import { Screen } from '../screen.tsx';

/** Longer than any name of a food. */
const WISH_MAX_CHARACTERS = 120;

/** Open to visitors: the demo lives here (decisions 2). */
export const Route = createFileRoute('/meal')({ validateSearch: readPlannerSearch, component: Planner });

function Planner() {
  const { favorite, ...wishes } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Screen>
      <PlannerPage
        favoriteId={favorite}
        onRemoveFavorite={() => void navigate({ search: {}, replace: true, resetScroll: false })}
        wishes={wishes}
        onTaken={() => void navigate({ search: { favorite }, replace: true, resetScroll: false })}
      />
    </Screen>
  );
}

type PlannerSearch = AddressWishes & { favorite?: string | undefined };

function readPlannerSearch({ favorite, leaveOut, useUp }: Record<string, unknown>): PlannerSearch {
  const term = typeof leaveOut === 'string' ? leaveOut.trim().slice(0, EXCLUDE_MAX_CHARACTERS) : '';
  const wish = typeof useUp === 'string' ? useUp.trim().slice(0, WISH_MAX_CHARACTERS) : '';
  return {
    favorite: readFavoriteId(favorite),
    ...(term !== '' && { leaveOut: term }),
    ...(wish !== '' && { useUp: wish }),
  };
}
