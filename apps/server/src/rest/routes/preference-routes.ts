import { preferencesSchema, updatePreferencesSchema } from '@platewise/contract/account/preferences-schema';
import { referenceChoiceSchema } from '@platewise/contract/meals/nutrient-report-schema';
import { type RestRoute, restRoute } from '../rest-route.ts';

const tag = 'Users';

export const preferenceRoutes: readonly RestRoute[] = [
  restRoute('preferences.get', {
    method: 'GET',
    path: '/api/users/me/preferences',
    status: 200,
    summary: 'Time zone, first day of the week, units, and the profile that the calendar plans for',
    tag,
    output: preferencesSchema,
  }),
  restRoute('preferences.references', {
    method: 'GET',
    path: '/api/users/me/preferences/references',
    status: 200,
    summary: 'For whom reference intakes are looked up, and in which set',
    tag,
    output: referenceChoiceSchema,
  }),
  restRoute('preferences.update', {
    method: 'PATCH',
    path: '/api/users/me/preferences',
    status: 200,
    summary: 'Changes the preferences that are sent; null goes back to what is usual',
    tag,
    body: updatePreferencesSchema,
    output: preferencesSchema,
    acceptsIdempotencyKey: true,
  }),
];
