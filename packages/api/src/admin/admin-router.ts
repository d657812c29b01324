import {
  adminChangePlanSchema,
  adminDeletePersonSchema,
  adminEndSessionsSchema,
  adminSendExportSchema,
} from '@platewise/contract/admin/admin-action-schema';
import { adminDaysSchema } from '@platewise/contract/admin/admin-figures-schema';
import { adminLogRequestSchema } from '@platewise/contract/admin/admin-log-schema';
import { adminPeopleRequestSchema, adminPersonRequestSchema } from '@platewise/contract/admin/admin-people-schema';
import {
  adminEmailIdSchema,
  adminInboxRequestSchema,
  adminMarkAnsweredSchema,
  adminMessageIdSchema,
  adminOutboxRequestSchema,
  adminRetryTaskSchema,
} from '@platewise/contract/admin/admin-work-schema';
import { noInput, operatorProcedure, router, sessionProcedure } from '../trpc.ts';
import { countWaiting } from './figures/count-waiting.ts';
import { listLimited } from './figures/list-limited.ts';
import { readGrowth } from './figures/read-growth.ts';
import { readModelUse } from './figures/read-model-use.ts';
import { listLog } from './log/list-log.ts';
import { changePlan } from './people/change-plan.ts';
import { deletePersonAsOperator } from './people/delete-person.ts';
import { endSessions } from './people/end-sessions.ts';
import { listPeople } from './people/list-people.ts';
import { readPerson } from './people/read-person.ts';
import { readTimeline } from './people/read-timeline.ts';
import { sendExport } from './people/send-export.ts';
import { recogniseOperator } from './recognise-operator.ts';
import { listMessages } from './work/list-messages.ts';
import { listOutbox, retryEmail } from './work/list-outbox.ts';
import { listStuckTasks, retryTask } from './work/list-stuck-tasks.ts';
import { settleMessage } from './work/settle-message.ts';

const MISSING = { refusals: ['NOT_FOUND'] } as const;

/** What operators see and do, each of which stands in their log; nothing of what people plan, eat, measure or write (decision note 100). */
export const adminRouter = router({
  me: sessionProcedure('read')
    .input(noInput)
    .query(({ ctx }) => recogniseOperator(ctx)),
  people: operatorProcedure('read')
    .input(adminPeopleRequestSchema)
    .query(({ ctx, input }) => listPeople(ctx, input)),
  person: operatorProcedure('read', MISSING)
    .input(adminPersonRequestSchema)
    .query(({ ctx, input }) => readPerson(ctx, input)),
  timeline: operatorProcedure('read', MISSING)
    .input(adminPersonRequestSchema)
    .query(({ ctx, input }) => readTimeline(ctx, input)),
  changePlan: operatorProcedure('write', MISSING)
    .input(adminChangePlanSchema)
    .mutation(({ ctx, input }) => changePlan(ctx, input)),
  deletePerson: operatorProcedure('write', {
    refusals: ['NOT_FOUND', 'OPERATOR_ACCOUNT', 'SUBSCRIPTION_NOT_CANCELLED'],
  })
    .input(adminDeletePersonSchema)
    .mutation(({ ctx, input }) => deletePersonAsOperator(ctx, input)),
  sendExport: operatorProcedure('write', { refusals: ['NOT_FOUND', 'NO_MAIL_SERVER'] })
    .input(adminSendExportSchema)
    .mutation(({ ctx, input }) => sendExport(ctx, input)),
  endSessions: operatorProcedure('write', MISSING)
    .input(adminEndSessionsSchema)
    .mutation(({ ctx, input }) => endSessions(ctx, input)),
  waiting: operatorProcedure('read')
    .input(noInput)
    .query(({ ctx }) => countWaiting(ctx)),
  stuck: operatorProcedure('read')
    .input(noInput)
    .query(({ ctx }) => listStuckTasks(ctx)),
  retryTask: operatorProcedure('write', MISSING)
    .input(adminRetryTaskSchema)
    .mutation(({ ctx, input }) => retryTask(ctx, input)),
  outbox: operatorProcedure('read')
    .input(adminOutboxRequestSchema)
    .query(({ ctx, input }) => listOutbox(ctx, input)),
  retryEmail: operatorProcedure('write', MISSING)
    .input(adminEmailIdSchema)
    .mutation(({ ctx, input }) => retryEmail(ctx, input)),
  inbox: operatorProcedure('read')
    .input(adminInboxRequestSchema)
    .query(({ ctx, input }) => listMessages(ctx, input)),
  markRead: operatorProcedure('write', MISSING)
    .input(adminMessageIdSchema)
    .mutation(({ ctx, input }) => settleMessage(ctx, { ...input, deed: 'message-read' })),
  markAnswered: operatorProcedure('write', MISSING)
    .input(adminMarkAnsweredSchema)
    .mutation(({ ctx, input: { messageId, isAnswered } }) =>
      settleMessage(ctx, { messageId, deed: isAnswered ? 'message-answered' : 'message-reopened' }),
    ),
  deleteMessage: operatorProcedure('write', MISSING)
    .input(adminMessageIdSchema)
    .mutation(({ ctx, input }) => settleMessage(ctx, { ...input, deed: 'message-deleted' })),
  modelUse: operatorProcedure('read')
    .input(adminDaysSchema)
    .query(({ ctx, input }) => readModelUse(ctx, input)),
  limited: operatorProcedure('read')
    .input(noInput)
    .query(({ ctx }) => listLimited(ctx)),
  growth: operatorProcedure('read')
    .input(adminDaysSchema)
    .query(({ ctx, input }) => readGrowth(ctx, input)),
  log: operatorProcedure('read')
    .input(adminLogRequestSchema)
    .query(({ ctx, input }) => listLog(ctx, input)),
});
