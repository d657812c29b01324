import { dateFormat } from '@platewise/contract/formats';
import { settings } from '@platewise/contract/locales/en/site/settings';
import { texts } from '@platewise/contract/texts';
import { errorSentence } from '../../api-error.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { LoadingBlock } from '../../components/loading-block.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { trpc } from '../../trpc.ts';
import { AccountName } from '../account/account-name.tsx';
import { ChangePassword } from '../account/change-password.tsx';
import { DeleteAccount } from '../account/delete-account.tsx';
import { DownloadData } from '../account/download-data.tsx';
import { ManageAccount } from '../account/manage-account.tsx';
import { useSession } from '../auth/use-session.ts';
import { SessionList } from '../sessions/session-list.tsx';
import { Facts } from './facts.tsx';
import { SettingsSection } from './settings-section.tsx';

const words = settings.account;
const { password, sessions, manage, data, remove } = texts.accountSettings;

/** Who the person is here, their password, their data, and the end of the account (decisions 7). */
export function AccountTab() {
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
