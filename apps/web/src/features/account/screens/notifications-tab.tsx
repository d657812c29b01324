import type { Notifications, UpdateNotifications } from '@platewise/contract/account/notification-schema';
import { texts } from '@platewise/contract/texts';
import { errorSentence } from '../../../shared/api/api-error.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { lazyPart } from '../../../shared/ui/parts/lazy-part.tsx';
import { SettingsSection } from '../../../shared/ui/settings-section.tsx';
import { LoadingBlock } from '../../../shared/ui/states/loading-block.tsx';
import { QueryStates } from '../../../shared/ui/states/query-states.tsx';
import { notifyError } from '../../../shared/ui/toasts/notify.ts';
import { SwitchRow } from '../parts/switch-row.tsx';

const words = texts.accountSettings.emails;

const RemindersSection = lazyPart(
  async () => (await import('../parts/reminders/reminders-section.tsx')).RemindersSection,
  { pending: () => <LoadingBlock height={200} /> },
);

/** Which emails a person gets, each choice saved when it is made; and what their devices remind them of. */
export function NotificationsTab() {
  const query = trpc.notifications.get.useQuery();
  const { mutate } = useChangeNotifications();

  function change(changes: UpdateNotifications) {
    mutate(changes, { onError: (error) => notifyError(errorSentence(error, words.notSaved)) });
  }

  return (
    <>
      <QueryStates
        query={query}
        loading={<LoadingBlock height={320} />}
        failed={{ title: words.failedTitle, text: words.failedText }}
      >
        {(notifications) => <Emails notifications={notifications} onChange={change} />}
      </QueryStates>
      <RemindersSection />
    </>
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

/** Changes which emails a person gets: shown at once, taken back when the server refuses. */
function useChangeNotifications() {
  const { get } = trpc.useUtils().notifications;

  return trpc.notifications.update.useMutation({
    onMutate: async (changes) => {
      await get.cancel();
      const before = get.getData();
      get.setData(undefined, (known) => known && changed(known, changes));
      return { before };
    },
    onSuccess: (notifications) => get.setData(undefined, notifications),
    onError: (_error, _changes, context) => get.setData(undefined, context?.before),
  });
}

// Whether an email has to be followed first is the server's to say.
function changed(known: Notifications, { newsletter, billingMail }: UpdateNotifications): Notifications {
  return {
    ...known,
    ...(newsletter !== undefined && { newsletter: newsletter ? expected(known) : 'off' }),
    ...(billingMail !== undefined && { billingMail }),
  };
}

function expected({ sendsMail }: Notifications): Notifications['newsletter'] {
  return sendsMail ? 'waiting' : 'subscribed';
}
