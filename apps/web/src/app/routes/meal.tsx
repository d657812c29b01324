import { EXCLUDE_MAX_CHARACTERS } from '@platewise/contract/client-limits';
import { createFileRoute } from '@tanstack/react-router';
import { readFavoriteId } from '../../features/planner/data/read-favorite-id.ts';
import { PlannerPage } from '../../features/planner/screens/planner-page.tsx';
import { Screen } from '../screen.tsx';

/** Open to visitors: the demo lives here (decisions 2). */
export const Route = createFileRoute('/meal')({ validateSearch: readPlannerSearch, component: Planner });

function Planner() {
  const { favorite, leaveOut } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Screen>
      <PlannerPage
        favoriteId={favorite}
        onRemoveFavorite={() => void navigate({ search: {}, replace: true, resetScroll: false })}
        leaveOut={leaveOut}
        onLeftOut={() => void navigate({ search: { favorite }, replace: true, resetScroll: false })}
      />
    </Screen>
  );
}

type PlannerSearch = {
  favorite?: string | undefined;
  /** A term that the form is to leave out as well. */
  leaveOut?: string | undefined;
};

function readPlannerSearch({ favorite, leaveOut }: Record<string, unknown>): PlannerSearch {
  const term = typeof leaveOut === 'string' ? leaveOut.trim().slice(0, EXCLUDE_MAX_CHARACTERS) : '';
  return { favorite: readFavoriteId(favorite), ...(term !== '' && { leaveOut: term }) };
}
