import { settings } from '@platewise/contract/locales/en/site/settings';
import { texts } from '@platewise/contract/texts';
import { errorSentence } from '../../api-error.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { LoadingBlock } from '../../components/loading-block.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { trpc } from '../../trpc.ts';
import { accountName } from '../shell/account-name.ts';
import { Facts } from './facts.tsx';
import { SettingsSection } from './settings-section.tsx';

const words = settings.account;

/** Who the person is here, and the way to their data. */
export function AccountTab() {
  return (
    <>
      <SettingsSection title={words.title} text={words.text}>
        <Profile />
      </SettingsSection>
      <SettingsSection
        title={words.dataTitle}
        text={
          <>
            {words.dataText} <TextLink to="/privacy">{words.privacy}</TextLink>
          </>
        }
      >
        <p>{words.dataHow}</p>
        <TextLink to="/contact">{words.write}</TextLink>
      </SettingsSection>
    </>
  );
}

function Profile() {
  const profile = trpc.users.me.useQuery();

  if (profile.isPending) return <LoadingBlock height={136} />;
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
        { name: words.fullName, value: name || words.noName({ name: accountName({ name, email }) }) },
        { name: words.email, value: email },
        { name: words.created, value: <time dateTime={createdAt}>{day.format(new Date(createdAt))}</time> },
      ]}
    />
  );
}

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long' });
