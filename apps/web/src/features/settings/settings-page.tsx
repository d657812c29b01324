import { Anchor, Button } from '@mantine/core';
import { dateFormat } from '@platewise/contract/formats';
import { settings } from '@platewise/contract/locales/en/site/settings';
import { texts } from '@platewise/contract/texts';
import { IconLogout } from '@tabler/icons-react';
import { useState } from 'react';
import { errorSentence } from '../../api-error.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { LoadingBlock } from '../../components/loading-block.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { trpc } from '../../trpc.ts';
import { AccountName } from '../account/account-name.tsx';
import { ChangePassword } from '../account/change-password.tsx';
import { DeleteAccount } from '../account/delete-account.tsx';
import { DownloadData } from '../account/download-data.tsx';
import { ManageAccount } from '../account/manage-account.tsx';
import { TokenList } from '../api-tokens/token-list.tsx';
import { RequireSignIn } from '../auth/require-sign-in.tsx';
import { useAuth } from '../auth/use-auth.ts';
import { useSession } from '../auth/use-session.ts';
import { DislikedList } from '../plan-changes/disliked-list.tsx';
import { ProfileList } from '../profiles/profile-list.tsx';
import { SessionList } from '../sessions/session-list.tsx';
import { AppearanceTab } from './appearance-tab.tsx';
import { Facts } from './facts.tsx';
import { NotificationsTab } from './notifications-tab.tsx';
import { PreferencesTab } from './preferences-tab.tsx';
import classes from './settings-page.module.css';
import { SettingsSection } from './settings-section.tsx';
import type { SettingsTab } from './settings-tab.ts';
import { SettingsTabs } from './settings-tabs.tsx';
import { SubscriptionTab } from './subscription-tab.tsx';

const apiTabWords = texts.accountSettings.tokens;

/** Tokens with which a person's own programs call the API. */
function ApiTab() {
  return (
    <SettingsSection
      title={apiTabWords.title}
      text={
        <>
          {apiTabWords.text} <Anchor href="/api/docs">{apiTabWords.reference}</Anchor>
        </>
      }
    >
      <TokenList />
    </SettingsSection>
  );
}

const words = settings.account;

const { password, sessions, manage, data, remove } = texts.accountSettings;

/** Who the person is here, their password, their data, and the end of the account (decisions 7). */
function AccountTab() {
  const { hosted } = useSession();

  return (
    <>
      <SettingsSection title={words.title} text={words.text}>
        <Profile />
      </SettingsSection>
      {hosted ? (
        <SettingsSection title={manage.title} text={manage.text}>
          <ManageAccount onOpen={hosted.openAccount} />
        </SettingsSection>
      ) : (
        <>
          <SettingsSection title={password.title} text={password.text}>
            <ChangePassword />
          </SettingsSection>
          <SettingsSection title={sessions.title} text={sessions.text}>
            <SessionList />
          </SettingsSection>
        </>
      )}
      <SettingsSection
        title={data.title}
        text={
          <>
            {data.text} <TextLink to="/privacy">{data.privacy}</TextLink>
          </>
        }
      >
        <DownloadData />
      </SettingsSection>
      <SettingsSection title={remove.title} text={remove.text}>
        <DeleteAccount />
      </SettingsSection>
    </>
  );
}

function Profile() {
  const profile = trpc.users.me.useQuery();

  if (profile.isPending) return <LoadingBlock height={152} />;
  if (!profile.data) {
    return (
      <ErrorState
        title={words.failedTitle}
        message={errorSentence(profile.error, texts.account.unreachableText)}
        onRetry={() => void profile.refetch()}
      />
    );
  }
  const { name, email, createdAt } = profile.data;
  return (
    <Facts
      facts={[
        { name: words.fullName, value: <AccountName name={name} email={email} /> },
        { name: words.email, value: email },
        { name: words.created, value: <time dateTime={createdAt}>{day.format(new Date(createdAt))}</time> },
      ]}
    />
  );
}

const day = dateFormat({ dateStyle: 'long' });

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

/** What the planner knows of a person before it is asked: the profiles, and the meals that they do not want. */
function ProfilesTab() {
  return (
    <>
      <SettingsSection title={texts.profiles.title} text={texts.profiles.text}>
        <ProfileList />
      </SettingsSection>
      <SettingsSection title={texts.planChanges.dislikedTitle} text={texts.planChanges.dislikedText}>
        <DislikedList />
      </SettingsSection>
    </>
  );
}
