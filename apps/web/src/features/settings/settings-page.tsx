import { Button } from '@mantine/core';
import { settings } from '@platewise/contract/locales/en/site/settings';
import { IconLogout } from '@tabler/icons-react';
import { useState } from 'react';
import { PageHeading } from '../../components/page-heading.tsx';
import { RequireSignIn } from '../auth/require-sign-in.tsx';
import { useAuth } from '../auth/use-auth.ts';
import { AccountTab } from './account-tab.tsx';
import { ApiTab } from './api-tab.tsx';
import { AppearanceTab } from './appearance-tab.tsx';
import { NotificationsTab } from './notifications-tab.tsx';
import { PreferencesTab } from './preferences-tab.tsx';
import { ProfilesTab } from './profiles-tab.tsx';
import classes from './settings-page.module.css';
import type { SettingsTab } from './settings-tab.ts';
import { SettingsTabs } from './settings-tabs.tsx';
import { SubscriptionTab } from './subscription-tab.tsx';

type SettingsPageProps = { tab: SettingsTab; onTab: (tab: SettingsTab) => void };

/** /settings: open to all; anyone who is not signed in is asked to (decisions 2). */
export function SettingsPage({ tab, onTab }: SettingsPageProps) {
  const Content = CONTENTS[tab];
  return (
    <RequireSignIn>
      <div className={classes.header}>
        <PageHeading title={settings.title} subtitle={settings.subtitle} />
        <LogoutButton />
      </div>
      <SettingsTabs tab={tab} onTab={onTab}>
        <Content />
      </SettingsTabs>
    </RequireSignIn>
  );
}

const CONTENTS = {
  account: AccountTab,
  profiles: ProfilesTab,
  preferences: PreferencesTab,
  appearance: AppearanceTab,
  subscription: SubscriptionTab,
  notifications: NotificationsTab,
  api: ApiTab,
} as const satisfies Record<SettingsTab, () => React.ReactNode>;

function LogoutButton() {
  const { signOut } = useAuth();
  const [isLeaving, setIsLeaving] = useState(false);

  async function leave() {
    setIsLeaving(true);
    await signOut('/');
    setIsLeaving(false);
  }

  return (
    <Button
      variant="default"
      loading={isLeaving}
      leftSection={<IconLogout size={18} stroke={1.5} aria-hidden />}
      onClick={() => void leave()}
    >
      {settings.logout}
    </Button>
  );
}
