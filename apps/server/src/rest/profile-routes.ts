import { createProfileSchema, profileSchema, updateProfileSchema } from '@platewise/contract/profile-schema';
import { z } from 'zod';
import { type RestRoute, restRoute } from './rest-route.ts';

const tag = 'Users';

export const profileRoutes: readonly RestRoute[] = [
  restRoute({
    method: 'GET',
    path: '/api/users/me/profiles',
    status: 200,
    summary: 'The profiles that fill the planner’s form, oldest first',
    tag,
    procedure: 'profiles.list',
    output: z.array(profileSchema),
    call: async (api) => ({ body: await api.profiles.list() }),
  }),
  restRoute({
    method: 'POST',
    path: '/api/users/me/profiles',
    status: 201,
    summary: 'Adds a profile: one for everyone, six on the Family plan',
    tag,
    procedure: 'profiles.create',
    acceptsIdempotencyKey: true,
    body: createProfileSchema,
    output: profileSchema,
    call: async (api, { body }) => ({ body: await api.profiles.create(body) }),
  }),
  restRoute({
    method: 'PATCH',
    path: '/api/users/me/profiles/{profileId}',
    status: 200,
    summary: 'Changes the fields of a profile that are sent',
    tag,
    procedure: 'profiles.update',
    body: updateProfileSchema.omit({ profileId: true }),
    output: profileSchema,
    call: async (api, { params, body }) => ({
      body: await api.profiles.update({ ...body, profileId: params.profileId ?? '' }),
    }),
  }),
  restRoute({
    method: 'DELETE',
    path: '/api/users/me/profiles/{profileId}',
    status: 204,
    summary: 'Removes a profile',
    tag,
    procedure: 'profiles.remove',
    call: async (api, { params }) => {
      await api.profiles.remove({ profileId: params.profileId ?? '' });
      return {};
    },
  }),
];
