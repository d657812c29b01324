import { createFileRoute } from '@tanstack/react-router';
import { readSettingsSearch } from '../../features/account/screens/read-settings-search.ts';
import { SettingsPage } from '../../features/account/screens/settings-page.tsx';
import { lazyPart } from '../../shared/ui/parts/lazy-part.tsx';
import { LoadingBlock } from '../../shared/ui/states/loading-block.tsx';
import { Screen } from '../screen.tsx';

export const Route = createFileRoute('/settings')({ validateSearch: readSettingsSearch, component: Settings });

const pending = () => <LoadingBlock height={320} />;

const OTHER_TABS = {
  profiles: lazyPart(async () => (await import('../../features/profiles/screens/profiles-tab.tsx')).ProfilesTab, {
    pending,
  }),
  subscription: lazyPart(
    async () => (await import('../../features/billing/screens/subscription-tab.tsx')).SubscriptionTab,
    { pending },
  ),
};

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
