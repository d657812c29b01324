import { Readable } from 'node:stream';
import { accountExportSchema, deleteAccountSchema } from '@platewise/contract/account/account-schema';
import { createPersonalTokenSchema, personalTokenSchema } from '@platewise/contract/account/api-token-schema';
import { notificationsSchema, updateNotificationsSchema } from '@platewise/contract/account/notification-schema';
import { signedInSessionSchema } from '@platewise/contract/account/session-schema';
import { registerSchema, registrationSchema } from '@platewise/contract/account/user-schema';
import { z } from 'zod';
import { type RestRoute, restRoute } from '../rest-route.ts';

const tag = 'Users';

export const userRoutes: readonly RestRoute[] = [
  restRoute('users.register', {
    method: 'POST',
    path: '/api/users/register',
    status: 201,
    otherStatuses: { 200: 'Registered before: existingAccount is true' },
    summary: 'Registers the caller after the first sign-in',
    tag,
    body: registerSchema,
    output: registrationSchema,
    answer: ({ created, ...registration }) => ({ status: created ? 201 : 200, body: registration }),
  }),
  restRoute('users.export', {
    method: 'GET',
    path: '/api/users/me/export',
    status: 200,
    summary: 'Everything that is kept about the caller, as one document that describes its parts',
    tag,
    output: accountExportSchema,
    responseHeaders: { 'Content-Disposition': 'The name to keep the file under.' },
    answer: (pieces) => ({
      body: Readable.from(pieces, { objectMode: false }),
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="platewise-data.json"',
      },
    }),
  }),
  restRoute('users.remove', {
    method: 'DELETE',
    path: '/api/users/me',
    status: 204,
    summary: 'Ends the paid plan and deletes the account with everything that belongs to it',
    tag,
    body: deleteAccountSchema,
  }),
  restRoute('notifications.get', {
    method: 'GET',
    path: '/api/users/me/notifications',
    status: 200,
    summary: 'Which emails the caller gets',
    tag,
    output: notificationsSchema,
  }),
  restRoute('notifications.update', {
    method: 'PATCH',
    path: '/api/users/me/notifications',
    status: 200,
    summary: 'Changes which emails the caller gets; what is left out stays',
    tag,
    body: updateNotificationsSchema,
    output: notificationsSchema,
  }),
  restRoute('users.sessions.list', {
    method: 'GET',
    path: '/api/users/me/sessions',
    status: 200,
    summary: 'Where the caller is signed in with a local account, newest first',
    tag,
    output: z.array(signedInSessionSchema),
  }),
  restRoute('users.sessions.revoke', {
    method: 'DELETE',
    path: '/api/users/me/sessions/{sessionId}',
    status: 204,
    summary: 'Signs the caller out in one place',
    tag,
  }),
  restRoute('users.tokens.list', {
    method: 'GET',
    path: '/api/users/me/tokens',
    status: 200,
    summary: 'The personal API tokens of the caller, without the tokens themselves',
    tag,
    output: z.array(personalTokenSchema),
  }),
  restRoute('users.tokens.create', {
    method: 'POST',
    path: '/api/users/me/tokens',
    status: 201,
    summary: 'Makes a personal API token; the answer is the only place that shows it',
    tag,
    body: createPersonalTokenSchema,
    output: personalTokenSchema.extend({ token: z.string() }),
  }),
  restRoute('users.tokens.revoke', {
    method: 'DELETE',
    path: '/api/users/me/tokens/{tokenId}',
    status: 204,
    summary: 'Revokes a personal API token',
    tag,
  }),
];
