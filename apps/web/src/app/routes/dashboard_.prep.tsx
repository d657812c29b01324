import { createFileRoute } from '@tanstack/react-router';
import { PrepGuidePage } from '../../features/prep-guide/screens/prep-guide-page.tsx';
import { readPrepSearch } from '../../features/prep-guide/screens/read-prep-search.ts';
import { Screen } from '../screen.tsx';

/** A page of its own, not one within the dashboard. */
export const Route = createFileRoute('/dashboard_/prep')({ validateSearch: readPrepSearch, component: Prep });

function Prep() {
  const asked = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Screen>
      <PrepGuidePage
        asked={asked}
        onAsk={(next, { replace } = { replace: false }) =>
          void navigate({ search: readPrepSearch(next), replace, resetScroll: !replace })
        }
      />
    </Screen>
  );
}
