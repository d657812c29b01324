import {
  addPushDeviceSchema,
  pushDeviceIdSchema,
  setRemindersSchema,
} from '@platewise/contract/account/reminder-schema';
import { noInput, router, sessionProcedure } from '../trpc.ts';
import { addDevice } from './add-device.ts';
import { readReminders } from './read-reminders.ts';
import { removeDevice } from './remove-device.ts';
import { sendTest } from './send-test.ts';
import { setReminders } from './set-reminders.ts';

/** Reminders in browsers: of what and when, and on which devices. */
export const remindersRouter = router({
  get: sessionProcedure('read')
    .input(noInput)
    .query(({ ctx }) => readReminders(ctx)),
  set: sessionProcedure('write', { refusals: ['PRO_ONLY'] })
    .input(setRemindersSchema)
    .mutation(({ ctx, input }) => setReminders(ctx, input)),
  addDevice: sessionProcedure('write')
    .input(addPushDeviceSchema)
    .mutation(({ ctx, input }) => addDevice(ctx, input)),
  removeDevice: sessionProcedure('write', { refusals: ['NOT_FOUND'] })
    .input(pushDeviceIdSchema)
    .mutation(({ ctx, input }) => removeDevice(ctx, input)),
  sendTest: sessionProcedure('write', { refusals: ['NOT_FOUND'] })
    .input(pushDeviceIdSchema)
    .mutation(({ ctx, input }) => sendTest(ctx, input)),
});
