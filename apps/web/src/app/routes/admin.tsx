import { createFileRoute } from '@tanstack/react-router';
import { AdminPage } from '../../features/admin/screens/admin-page.tsx';
import { readAdminSearch } from '../../features/admin/screens/read-admin-search.ts';
import { Screen } from '../screen.tsx';
import { NotFound } from '../shell/not-found.tsx';

export const Route = createFileRoute('/admin')({ validateSearch: readAdminSearch, component: Admin });

function Admin() {
  const asked = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Screen>
      <AdminPage
        asked={asked}
        notFound={<NotFound />}
        onAsk={(next, { replace } = { replace: false }) =>
          void navigate({ search: readAdminSearch(next), replace, resetScroll: !replace })
        }
      />
    </Screen>
  );
}
