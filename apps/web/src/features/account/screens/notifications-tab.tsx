import type { Notifications, UpdateNotifications } from '@platewise/contract/account/notification-schema';
import { texts } from '@platewise/contract/texts';
import { errorSentence } from '../../../shared/api/api-error.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { SettingsSection } from '../../../shared/ui/settings-section.tsx';
import { ErrorState } from '../../../shared/ui/states/error-state.tsx';
import { LoadingBlock } from '../../../shared/ui/states/loading-block.tsx';
import { notifyError } from '../../../shared/ui/toasts/notify.ts';
import { useChangeNotifications } from '../data/use-change-notifications.ts';
import { SwitchRow } from '../parts/switch-row.tsx';

const words = texts.accountSettings.emails;

/** Which emails a person gets; each choice is saved when it is made. */
export function NotificationsTab() {
  const query = trpc.notifications.get.useQuery();
  const { mutate } = useChangeNotifications();

  function change(changes: UpdateNotifications) {
    mutate(changes, { onError: (error) => notifyError(errorSentence(error, words.notSaved)) });
  }

  if (query.data) return <Emails notifications={query.data} onChange={change} />;
  if (query.isPending) return <LoadingBlock height={320} />;
  return (
    <ErrorState
      title={words.failedTitle}
      message={errorSentence(query.error, words.failedText)}
      onRetry={() => void query.refetch()}
    />
  );
}

type EmailsProps = { notifications: Notifications; onChange: (changes: UpdateNotifications) => void };

function Emails({ notifications, onChange }: EmailsProps) {
  const { email, newsletter, billingMail, sendsMail } = notifications;
  const newsletterState = {
    off: words.newsletterOff,
    waiting: words.newsletterWaiting({ email }),
    subscribed: words.newsletterOn,
  }[newsletter];
  return (
    <>
      <SettingsSection
        title={words.title}
        text={sendsMail ? words.text({ email }) : `${words.text({ email })} ${words.noMail}`}
      >
        <SwitchRow
          label={words.newsletter}
          state={newsletterState}
          isOn={newsletter !== 'off'}
          onChange={(isOn) => onChange({ newsletter: isOn })}
        />
        <SwitchRow
          label={words.billing}
          state={billingMail ? words.billingOn : words.billingOff}
          isOn={billingMail}
          onChange={(isOn) => onChange({ billingMail: isOn })}
        />
      </SettingsSection>
      <SettingsSection title={words.alwaysTitle}>
        <p>{words.alwaysText}</p>
      </SettingsSection>
    </>
  );
}
