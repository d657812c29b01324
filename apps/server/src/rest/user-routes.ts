import { Readable } from 'node:stream';
import { accountExportSchema, deleteAccountSchema } from '@platewise/contract/account-schema';
import { createPersonalTokenSchema, personalTokenSchema } from '@platewise/contract/api-token-schema';
import { notificationsSchema, updateNotificationsSchema } from '@platewise/contract/notification-schema';
import { signedInSessionSchema } from '@platewise/contract/session-schema';
import { registerSchema, registrationSchema } from '@platewise/contract/user-schema';
import { z } from 'zod';
import { type RestRoute, restRoute } from './rest-route.ts';

const tag = 'Users';

export const userRoutes: readonly RestRoute[] = [
  restRoute({
    method: 'POST',
    path: '/api/users/register',
    status: 201,
    otherStatuses: { 200: 'Registered before: existingAccount is true' },
    summary: 'Registers the caller after the first sign-in',
    tag,
    procedure: 'users.register',
    body: registerSchema,
    output: registrationSchema,
    call: async (api, { body }) => {
      const { created, ...registration } = await api.users.register(body);
      return { status: created ? 201 : 200, body: registration };
    },
  }),
  restRoute({
    method: 'GET',
    path: '/api/users/me/export',
    status: 200,
    summary: 'Everything that is kept about the caller, as one document that describes its parts',
    tag,
    procedure: 'users.export',
    output: accountExportSchema,
    responseHeaders: { 'Content-Disposition': 'The name to keep the file under.' },
    call: async (api) => ({
      body: Readable.from(await api.users.export(), { objectMode: false }),
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="platewise-data.json"',
      },
    }),
  }),
  restRoute({
    method: 'DELETE',
    path: '/api/users/me',
    status: 204,
    summary: 'Ends the paid plan and deletes the account with everything that belongs to it',
    tag,
    procedure: 'users.remove',
    body: deleteAccountSchema,
    call: async (api, { body }) => {
      await api.users.remove(body);
      return {};
    },
  }),
  restRoute({
    method: 'GET',
    path: '/api/users/me/notifications',
    status: 200,
    summary: 'Which emails the caller gets',
    tag,
    procedure: 'notifications.get',
    output: notificationsSchema,
    call: async (api) => ({ body: await api.notifications.get() }),
  }),
  restRoute({
    method: 'PATCH',
    path: '/api/users/me/notifications',
    status: 200,
    summary: 'Changes which emails the caller gets; what is left out stays',
    tag,
    procedure: 'notifications.update',
    body: updateNotificationsSchema,
    output: notificationsSchema,
    call: async (api, { body }) => ({ body: await api.notifications.update(body) }),
  }),
  restRoute({
    method: 'GET',
    path: '/api/users/me/sessions',
    status: 200,
    summary: 'Where the caller is signed in with a local account, newest first',
    tag,
    procedure: 'users.sessions.list',
    output: z.array(signedInSessionSchema),
    call: async (api) => ({ body: await api.users.sessions.list() }),
  }),
  restRoute({
    method: 'DELETE',
    path: '/api/users/me/sessions/{sessionId}',
    status: 204,
    summary: 'Signs the caller out in one place',
    tag,
    procedure: 'users.sessions.revoke',
    call: async (api, { params }) => {
      await api.users.sessions.revoke({ sessionId: params.sessionId ?? '' });
      return {};
    },
  }),
  restRoute({
    method: 'GET',
    path: '/api/users/me/tokens',
    status: 200,
    summary: 'The personal API tokens of the caller, without the tokens themselves',
    tag,
    procedure: 'users.tokens.list',
    output: z.array(personalTokenSchema),
    call: async (api) => ({ body: await api.users.tokens.list() }),
  }),
  restRoute({
    method: 'POST',
    path: '/api/users/me/tokens',
    status: 201,
    summary: 'Makes a personal API token; the answer is the only place that shows it',
    tag,
    procedure: 'users.tokens.create',
    body: createPersonalTokenSchema,
    output: personalTokenSchema.extend({ token: z.string() }),
    call: async (api, { body }) => ({ body: await api.users.tokens.create(body) }),
  }),
  restRoute({
    method: 'DELETE',
    path: '/api/users/me/tokens/{tokenId}',
    status: 204,
    summary: 'Revokes a personal API token',
    tag,
    procedure: 'users.tokens.revoke',
    call: async (api, { params }) => {
      await api.users.tokens.revoke({ tokenId: params.tokenId ?? '' });
      return {};
    },
  }),
];
