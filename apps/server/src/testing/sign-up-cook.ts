import { grantPlan } from '@platewise/api/subscription/grant-plan';
import type { Person } from './create-person.ts';
import type { TestServer } from './create-test-server.ts';

/** Somebody on Pro with a profile, for whom the calendar can be filled. */
export async function signUpCook(server: TestServer): Promise<Person> {
  const person = await server.signUp();
  await grantPlan({ ...server.services, db: server.database.db }, { email: person.email, plan: 'pro' });
  await server.request('POST', '/api/users/me/profiles', {
    token: person.token,
    body: { name: 'Asha', goal: 'maintenance', calorieTarget: 2000 },
  });
  return person;
}
