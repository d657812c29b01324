import { Button, Group, Text } from '@mantine/core';
import type { Reminders } from '@platewise/contract/account/reminder-schema';
import { dateFormat } from '@platewise/contract/language/formats';
import { reminders as words } from '@platewise/contract/texts/account/reminders';
import { errorSentence } from '../../../../shared/api/api-error.ts';
import { trpc } from '../../../../shared/api/trpc.ts';
import classes from '../../../../shared/ui/lists/record-list.module.css';
import recordRowClasses from '../../../../shared/ui/lists/record-row.module.css';
import { useListFocus } from '../../../../shared/ui/lists/use-list-focus.ts';
import { SettingsSection } from '../../../../shared/ui/settings-section.tsx';
import { LoadingBlock } from '../../../../shared/ui/states/loading-block.tsx';
import { QueryStates } from '../../../../shared/ui/states/query-states.tsx';
import { notifyError, notifySuccess } from '../../../../shared/ui/toasts/notify.ts';
import { pushSupport } from './push-here.ts';
import { RemindersForm } from './reminders-form.tsx';
import { useRemoveDevice, useThisDevice } from './use-reminders.ts';

const day = dateFormat({ dateStyle: 'medium' });
const dayOf = (iso: string) => day.format(new Date(iso));

/** Which devices are reminded, of what and when: off until somebody presses for it. */
export function RemindersSection() {
  const query = trpc.reminders.get.useQuery();
  return (
    <QueryStates
      query={query}
      loading={<LoadingBlock height={200} />}
      failed={{ title: words.failedTitle, text: words.failedText }}
    >
      {(reminders) =>
        reminders.publicKey === null ? (
          <SettingsSection title={words.title} text={words.off} />
        ) : (
          <>
            <SettingsSection title={words.title} text={words.text}>
              <ThisDevice devices={reminders.devices} publicKey={reminders.publicKey} />
            </SettingsSection>
            <SettingsSection title={words.what}>
              <RemindersForm reminders={reminders} />
            </SettingsSection>
          </>
        )
      }
    </QueryStates>
  );
}

type Devices = Pick<Reminders, 'devices'>;

function ThisDevice({ devices, publicKey }: Devices & { publicKey: string }) {
  const support = pushSupport();
  const { here, switchOn, switchOff, isBusy } = useThisDevice({ devices, publicKey });
  const others = devices.filter((device) => device !== here);
  const testing = trpc.reminders.sendTest.useMutation({
    onSuccess: () => notifySuccess(words.testOnItsWay),
    onError: (error) => notifyError(errorSentence(error, words.testFailed)),
  });

  return (
    <>
      {support === 'unsupported' && <p>{words.unsupported}</p>}
      {support === 'needs-install' && <p>{words.needsInstall}</p>}
      {support === 'denied' && <p>{words.denied}</p>}
      {support === 'possible' && !here && (
        <Button variant="default" loading={isBusy} onClick={switchOn}>
          {words.switchOn}
        </Button>
      )}
      {here && (
        <>
          <Text inherit mb="sm">
            {here.lastSentAt ? words.isOnAt({ date: dayOf(here.lastSentAt) }) : words.isOn}
          </Text>
          <Group gap="xs">
            <Button variant="default" loading={testing.isPending} onClick={() => testing.mutate({ deviceId: here.id })}>
              {words.sendTest}
            </Button>
            <Button variant="default" loading={isBusy} onClick={switchOff}>
              {words.switchOff}
            </Button>
          </Group>
        </>
      )}
      {others.length > 0 && <OtherDevices devices={others} />}
    </>
  );
}

function OtherDevices({ devices }: Devices) {
  const { remove, isRemoving } = useRemoveDevice();
  const list = useListFocus(devices.length);
  return (
    <section ref={list} tabIndex={-1} aria-label={words.otherDevices} className={classes.list}>
      <Text component="h3" fw={600} mt="md" mb="xs" fz="md">
        {words.otherDevices}
      </Text>
      <ul>
        {devices.map(({ id, name, createdAt }) => (
          <li key={id}>
            <Group gap="var(--space-8) var(--space-24)" align="flex-start" justify="space-between">
              <div className={recordRowClasses.words}>
                <h4 className={recordRowClasses.name}>{name}</h4>
                <p>{words.added({ date: dayOf(createdAt) })}</p>
              </div>
              <Button
                variant="subtle"
                size="compact-md"
                aria-label={words.remove({ name })}
                disabled={isRemoving}
                onClick={() => void remove(id)}
              >
                {words.removeIt}
              </Button>
            </Group>
          </li>
        ))}
      </ul>
    </section>
  );
}
