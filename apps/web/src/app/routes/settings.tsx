import { createFileRoute } from '@tanstack/react-router';
import { readSettingsSearch } from '../../features/account/screens/read-settings-search.ts';
import { SettingsPage } from '../../features/account/screens/settings-page.tsx';
import { SubscriptionTab } from '../../features/billing/screens/subscription-tab.tsx';
import { ProfilesTab } from '../../features/profiles/screens/profiles-tab.tsx';
import { Screen } from '../screen.tsx';

export const Route = createFileRoute('/settings')({ validateSearch: readSettingsSearch, component: Settings });

const OTHER_TABS = { profiles: ProfilesTab, subscription: SubscriptionTab };

function Settings() {
  const { tab = 'account' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Screen>
      <SettingsPage
        tab={tab}
        otherTabs={OTHER_TABS}
        onTab={(next) => void navigate({ search: { tab: next }, replace: true, resetScroll: false })}
      />
    </Screen>
  );
}
