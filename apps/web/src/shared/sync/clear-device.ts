import { texts } from '@platewise/contract/texts';
import type { Session, SessionUser } from '../session/session-types.ts';
import { notifySuccess } from '../ui/toasts/notify.ts';
import { cachedRecords } from './cache/cached-records.ts';
import { deviceOf } from './device.ts';
import { leaveQuestion } from './leave-question.ts';

/** Whether somebody may be signed out: what is pending on this device would be lost, so they are asked first. */
export async function mayLeave(session: Session): Promise<boolean> {
  const { queue } = deviceOf(session);
  await queue.reload();
  const count = queue.getSnapshot().length;
  return count === 0 || leaveQuestion.ask(count);
}

/** After signing out: nothing of the person stays on this device. */
export async function forgetOnDevice(session: Session, { id }: SessionUser): Promise<void> {
  await deviceOf(session)
    .queue.forget(id)
    .catch(() => undefined);
  await cachedRecords.forgetAllBut(null);
  if (session.isSignOutPending()) notifySuccess(texts.offline.signedOutHere);
}
