import { createFileRoute } from '@tanstack/react-router';
import { Data } from '../features/remote-data/data.tsx';
import { readSettingsSearch } from '../features/settings/read-settings-search.ts';
import { SettingsPage } from '../features/settings/settings-page.tsx';

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
