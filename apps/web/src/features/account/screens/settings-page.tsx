import { Anchor, Button, Group } from '@mantine/core';
import { dateFormat } from '@platewise/contract/language/formats';
import { texts } from '@platewise/contract/texts';
import { settings } from '@platewise/contract/texts/site/settings';
import { IconLogout } from '@tabler/icons-react';
import { useState } from 'react';
import { errorSentence } from '../../../shared/api/api-error.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { canUsePasskeys } from '../../../shared/session/passkeys.ts';
import { RequireSignIn } from '../../../shared/session/require-sign-in.tsx';
import { useAuth } from '../../../shared/session/use-auth.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { ButtonLink } from '../../../shared/ui/buttons/button-link.tsx';
import { Facts } from '../../../shared/ui/facts.tsx';
import { TabRow } from '../../../shared/ui/layout/tab-row.tsx';
import { lazyPart } from '../../../shared/ui/parts/lazy-part.tsx';
import { SettingsSection } from '../../../shared/ui/settings-section.tsx';
import { ErrorState } from '../../../shared/ui/states/error-state.tsx';
import { LoadingBlock } from '../../../shared/ui/states/loading-block.tsx';
import { PageHeading } from '../../../shared/ui/typography/page-heading.tsx';
import { TextLink } from '../../../shared/ui/typography/text-link.tsx';
import { AccountName } from '../parts/account-name.tsx';
import { TokenList } from '../parts/api-tokens/token-list.tsx';
import { ChangePassword } from '../parts/change-password.tsx';
import { DeleteAccount } from '../parts/delete-account.tsx';
import { DownloadData } from '../parts/download-data.tsx';
import { AppFactor } from '../parts/factors/app-factor.tsx';
import { PasskeyList } from '../parts/factors/passkey-list.tsx';
import { SessionList } from '../parts/sessions/session-list.tsx';
import { AppearanceTab } from './appearance-tab.tsx';
import { NotificationsTab } from './notifications-tab.tsx';
import { PreferencesTab } from './preferences-tab.tsx';
import { SETTINGS_TABS, type SettingsTab } from './settings-tab.ts';

const apiTabWords = texts.accountSettings.tokens;

/** Tokens with which a person's own programs call the API, and addresses of theirs that learn what changes. */
function ApiTab() {
  return (
    <>
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
      <WebhooksSection />
    </>
  );
}

const words = settings.account;

const { password, factors, passkeys, sessions, manage, data, bring, remove } = texts.accountSettings;

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
          <SettingsSection title={factors.title} text={factors.text}>
            <AppFactor />
          </SettingsSection>
          {canUsePasskeys() && (
            <SettingsSection title={passkeys.title} text={passkeys.text}>
              <PasskeyList />
            </SettingsSection>
          )}
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
      <SettingsSection title={bring.title} text={bring.text}>
        <ButtonLink variant="default" to="/import">
          {bring.button}
        </ButtonLink>
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
  const { name, email, isEmailConfirmed, createdAt } = profile.data;
  return (
    <Facts
      facts={[
        { name: words.fullName, value: <AccountName name={name} email={email} /> },
        {
          name: words.email,
          value: isEmailConfirmed === undefined ? email : <EmailAddress email={email} isConfirmed={isEmailConfirmed} />,
        },
        { name: words.created, value: <time dateTime={createdAt}>{day.format(new Date(createdAt))}</time> },
      ]}
    />
  );
}

const day = dateFormat({ dateStyle: 'long' });

type SettingsPageProps = {
  tab: SettingsTab;
  onTab: (tab: SettingsTab) => void;
  /** Tabs that belong to other features. */
  otherTabs: Pick<Record<SettingsTab, (props: object) => React.ReactNode>, 'profiles' | 'subscription'>;
};

/** /settings: open to all; anyone who is not signed in is asked to (decisions 2). */
export function SettingsPage({ tab, onTab, otherTabs }: SettingsPageProps) {
  const Content = { ...OWN_TABS, ...otherTabs }[tab];
  return (
    <RequireSignIn>
      <Group gap="lg" wrap="nowrap" justify="space-between">
        <PageHeading title={settings.title} subtitle={settings.subtitle} />
        <LogoutButton />
      </Group>
      <TabRow name={settings.tabList} id="settings" tabs={SETTINGS_TABS} labels={settings.tabs} tab={tab} onTab={onTab}>
        <Content />
      </TabRow>
    </RequireSignIn>
  );
}

const TasteTab = lazyPart(async () => (await import('./taste-tab.tsx')).TasteTab, {
  pending: () => <LoadingBlock height={320} />,
});

const WebhooksSection = lazyPart(async () => (await import('../parts/webhooks/webhooks-section.tsx')).WebhooksSection, {
  pending: () => <LoadingBlock height={200} />,
});

const EmailAddress = lazyPart(async () => (await import('../parts/address/email-address.tsx')).EmailAddress, {
  pending: ({ email }) => email,
});

const OWN_TABS = {
  account: AccountTab,
  preferences: PreferencesTab,
  taste: TasteTab,
  appearance: AppearanceTab,
  notifications: NotificationsTab,
  api: ApiTab,
};

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
      flex="none"
      loading={isLeaving}
      leftSection={<IconLogout size={18} stroke={1.5} aria-hidden />}
      onClick={() => void leave()}
    >
      {settings.logout}
    </Button>
  );
}

/** The way to the sign-in service's own page about the account. */
function ManageAccount({ onOpen }: { onOpen: () => void }) {
  return (
    <Button variant="default" onClick={onOpen}>
      {texts.accountSettings.manage.button}
    </Button>
  );
}
