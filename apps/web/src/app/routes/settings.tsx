import { createFileRoute } from '@tanstack/react-router';
import { readSettingsSearch } from '../../features/account/screens/read-settings-search.ts';
import { SettingsPage } from '../../features/account/screens/settings-page.tsx';
import { Data } from '../../shared/api/data.tsx';

export const Route = createFileRoute('/settings')({ validateSearch: readSettingsSearch, component: Settings });

function Settings() {
  const { tab = 'account' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Data>
      <SettingsPage
        tab={tab}
        onTab={(next) => void navigate({ search: { tab: next }, replace: true, resetScroll: false })}
      />
    </Data>
  );
}
