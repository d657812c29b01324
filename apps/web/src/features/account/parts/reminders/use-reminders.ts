import type { Reminders } from '@platewise/contract/account/reminder-schema';
import { reminders as words } from '@platewise/contract/texts/account/reminders';
import { useEffect, useState } from 'react';
import { errorCode, errorSentence } from '../../../../shared/api/api-error.ts';
import { trpc } from '../../../../shared/api/trpc.ts';
import { subscriptionHere, unsubscribeHere } from '../../../../shared/push/unsubscribe-here.ts';
import { notifyError, notifySuccess } from '../../../../shared/ui/toasts/notify.ts';
import { browserName } from '../sessions/browser-name.ts';
import { deviceHere, subscribeHere } from './push-here.ts';

/** This browser as a device that is reminded: switched on and off by a press alone. */
export function useThisDevice({ devices, publicKey }: Pick<Reminders, 'devices'> & { publicKey: string }) {
  const [hereId, setHereId] = useState<string | null>(null);
  const { get } = trpc.useUtils().reminders;
  const adding = trpc.reminders.addDevice.useMutation();
  const { remove, isRemoving } = useRemoveDevice();
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    void deviceHere(publicKey).then(setHereId, () => setHereId(null));
  }, [publicKey]);

  async function add(): Promise<void> {
    const subscription = await subscribeHere(publicKey);
    if (typeof subscription === 'string') {
      if (subscription === 'denied') notifyError(words.denied);
      if (subscription === 'not-installed') notifyError(words.notInstalled);
      return;
    }
    const { endpoint = '', keys = {} } = subscription.toJSON();
    const { p256dh = '', auth = '' } = keys;
    const name = browserName(navigator.userAgent);
    const { id } = await adding.mutateAsync({ name, endpoint, keys: { p256dh, auth } });
    setHereId(id);
    await get.invalidate();
    notifySuccess(words.switchedOn);
  }

  async function switchOn(): Promise<void> {
    setIsAsking(true);
    try {
      await add();
    } catch (error) {
      // Without the server's knowledge of it the browser has no use for it.
      if (await subscriptionHere()) await unsubscribeHere();
      notifyError(errorSentence(error, words.failed));
    } finally {
      setIsAsking(false);
    }
  }

  async function switchOff(): Promise<void> {
    await unsubscribeHere();
    if (hereId && (await remove(hereId))) notifySuccess(words.switchedOff);
  }

  return {
    here: devices.find(({ id }) => id === hereId) ?? null,
    switchOn: () => void switchOn(),
    switchOff: () => void switchOff(),
    isBusy: isAsking || isRemoving,
  };
}

/** Stops reminding a device; one that is gone already is removed. */
export function useRemoveDevice() {
  const { get } = trpc.useUtils().reminders;
  const removing = trpc.reminders.removeDevice.useMutation();

  async function remove(deviceId: string): Promise<boolean> {
    try {
      await removing.mutateAsync({ deviceId });
    } catch (error) {
      if (errorCode(error) !== 'NOT_FOUND') {
        notifyError(errorSentence(error, words.failed));
        return false;
      }
    }
    await get.invalidate();
    return true;
  }

  return { remove, isRemoving: removing.isPending };
}
