import { expect, test } from 'vitest';
import { OWNER } from '../testing/people.ts';
import { countRows } from '../testing/test-data-repository.ts';
import { useTestApi } from '../testing/use-test-api.ts';

const testApi = useTestApi();

test('the first call of a signed-in person makes their record, whichever call it is', async () => {
  const { as } = testApi();

  expect(await as(OWNER).subscription.status()).toMatchObject({
    subscription: 'free',
    subscriptionStatus: 'active',
    tokens: 10,
  });
  expect(await as(OWNER).users.me()).toMatchObject({ ...pick(OWNER), isRegistered: false });
});

test('ten first calls at once make one record', async () => {
  const { api, context } = testApi();

  await Promise.all(Array.from({ length: 10 }, () => api.subscription.status()));

  expect(await countRows(context.db, 'app_user')).toBe(2);
});

test('a changed address or name is kept as the identity says', async () => {
  const { as } = testApi();
  await as(OWNER).users.me();

  const changed = await as({ ...OWNER, email: 'new@example.com', name: 'New' }).users.me();

  expect(changed).toMatchObject({ email: 'new@example.com', name: 'New' });
});

test('an identity that carries no address leaves the known one', async () => {
  const { as } = testApi();
  await as(OWNER).users.me();

  expect(await as({ ...OWNER, email: '', name: '' }).users.me()).toMatchObject({
    email: OWNER.email,
    name: OWNER.name,
  });
});

function pick({ userId, email, name }: typeof OWNER) {
  return { userId, email, name };
}
