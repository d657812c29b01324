import { createProfileSchema, profileSchema, updateProfileSchema } from '@platewise/contract/profiles/profile-schema';
import { z } from 'zod';
import { type RestRoute, restRoute } from '../rest-route.ts';

const tag = 'Users';

export const profileRoutes: readonly RestRoute[] = [
  restRoute('profiles.list', {
    method: 'GET',
    path: '/api/users/me/profiles',
    status: 200,
    summary: 'The profiles that fill the planner’s form, oldest first',
    tag,
    output: z.array(profileSchema),
  }),
  restRoute('profiles.create', {
    method: 'POST',
    path: '/api/users/me/profiles',
    status: 201,
    summary: 'Adds a profile: one for everyone, six on the Family plan',
    tag,
    acceptsIdempotencyKey: true,
    body: createProfileSchema,
    output: profileSchema,
  }),
  restRoute('profiles.update', {
    method: 'PATCH',
    path: '/api/users/me/profiles/{profileId}',
    status: 200,
    summary: 'Changes the fields of a profile that are sent',
    tag,
    body: updateProfileSchema.omit({ profileId: true }),
    output: profileSchema,
  }),
  restRoute('profiles.remove', {
    method: 'DELETE',
    path: '/api/users/me/profiles/{profileId}',
    status: 204,
    summary: 'Removes a profile',
    tag,
  }),
];
