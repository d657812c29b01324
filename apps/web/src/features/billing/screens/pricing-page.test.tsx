import { buyPlan } from '@platewise/api/testing/buy-plan';
import { listSandboxPayments } from '@platewise/api/testing/payment-data-repository';
import { OWNER, PASSWORD } from '@platewise/api/testing/people';
import { landingTest } from '@platewise/config/testing/landing-test';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testWeb } from '../../../app/testing/test-web.tsx';

const web = testWeb();

test('prices are shown per month, with the yearly sum beneath when paid by the year', async () => {
  const user = await web.open('/pricing');
  const card = (name: string) =>
    screen.getByRole('heading', { name }).closest('li')?.textContent?.replaceAll('\u00A0', ' ');
  expect(card('Basic')).toContain('Rs 0');
  expect(card('Pro')).toContain('Rs 499');
  expect(card('Family')).toContain('Rs 1,299');
  expect(screen.getByText('10 tokens per month free, unlimited for pro.')).toBeTruthy();

  await user.click(screen.getByRole('radio', { name: /^Yearly\s*Save 20%$/ }));

  expect(card('Basic')).toContain('Rs 0');
  expect(card('Pro')).toContain('Rs 399.20 per month');
  expect(card('Pro')).toContain('Rs 4,790.40 a year');
  expect(card('Family')).toContain('Rs 1,039.20 per month');
});

test.each([
  ['Can I change my plan later?', 'Plans can be changed anytime with immediate effect'],
  ['Do you offer refunds?', '14-day money-back guarantee'],
  ['Do you offer team discounts?', 'for teams of 10 or more'],
])('the question “%s” opens', async (question, answer) => {
  const user = await web.open('/pricing');
  const details = screen.getByText(question).closest('details');
  expect(details?.open).toBe(false);

  await user.click(screen.getByText(question));

  expect(details?.open).toBe(true);
  expect(details?.textContent).toContain(answer);
});

test('the plan that somebody has cannot be chosen again', async () => {
  await web.open('/pricing', OWNER);

  expect((await currentPlan()).disabled).toBe(true);
  expect(choose('Pro').disabled).toBe(false);
});

test('a visitor is asked to sign in, and comes back to the prices', async () => {
  const user = await web.open('/pricing');
  await user.click(choose('Pro'));
  expect(screen.getByText(/A plan belongs to an account/)).toBeTruthy();

  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' }));
  await user.type(await screen.findByLabelText('Email'), OWNER.email);
  await user.type(screen.getByLabelText('Password'), PASSWORD);
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign in' }));

  expect((await currentPlan()).disabled).toBe(true);
  expect(web.address()).toBe('/pricing');
});

landingTest('a payment that is declined and closed charges nothing', async () => {
  const user = await web.open('/pricing', OWNER);
  await currentPlan();
  choose('Pro').focus();
  await user.keyboard('{Enter}');
  const checkout = await screen.findByRole('dialog', { name: 'Test payment' });
  expect(within(checkout).getByText('Test payment - no money moves')).toBeTruthy();
  expect(checkout.textContent).toContain('Pro Subscription');
  expect(checkout.textContent).toContain('₹499');

  within(checkout).getByRole('button', { name: 'Decline (test)' }).focus();
  await user.keyboard('{Enter}');
  expect(await within(checkout).findByText('The test payment was declined. Nothing was charged.')).toBeTruthy();
  await user.keyboard('{Escape}');

  expect(await screen.findByText('Checkout closed. You have not been charged.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(choose('Pro')));
  expect(await listSandboxPayments(web.api().context.db)).toEqual([]);
});

test('Pro is bought by keyboard; the dashboard follows and the badge says so', async () => {
  const user = await web.open('/pricing', OWNER);
  await currentPlan();
  choose('Pro').focus();
  await user.keyboard('{Enter}');
  const pay = await screen.findByRole('button', { name: 'Pay (test)' });
  await waitFor(() => expect(document.activeElement).toBe(pay));

  await user.keyboard('{Enter}');

  expect(await screen.findByText('Payment successful!')).toBeTruthy();
  await waitFor(() => expect(web.address()).toBe('/dashboard'));
  expect(await screen.findByText('PRO')).toBeTruthy();
  expect(await web.as(OWNER).subscription.status()).toMatchObject({ subscription: 'pro' });
});

test('a seller who issues tax invoices asks once for the State, and the invoice names it', async () => {
  const { context } = web.api();
  const { seller } = context;
  context.seller = { ...seller, name: 'Meals Pvt Ltd', address: 'Pune', gstin: '27AAPFU0939F1ZV' };
  const user = await web.open('/pricing', OWNER);
  await currentPlan();

  await user.click(choose('Pro'));
  const question = await screen.findByRole('dialog', { name: 'Where do you live?' });
  await user.click(within(question).getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(choose('Pro'));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'State or Union Territory' }), 'Kerala');
  await user.click(screen.getByRole('button', { name: 'Go to the payment' }));
  await user.click(await screen.findByRole('button', { name: 'Pay (test)' }));

  expect(await screen.findByText('Payment successful!')).toBeTruthy();
  expect(await context.db.selectFrom('payment_subscription').select('buyer_state').execute()).toEqual([
    { buyer_state: '32' },
  ]);
  context.seller = seller;
});

test('one paid plan takes the place of another after a question that says what is charged', async () => {
  await buyPlan(web.as(OWNER), 'pro_monthly');
  // Of two that begin in the same moment the later one is not known.
  web.api().clock.advance(60_000);
  const user = await web.open('/pricing', OWNER);
  await currentPlan();

  await user.click(choose('Family'));
  const question = await screen.findByRole('dialog', { name: 'Change to Family?' });
  expect(question.textContent).toContain('₹1,299 a month, charged now');
  await user.click(within(question).getByRole('button', { name: 'Keep Pro' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await web.as(OWNER).subscription.status()).toMatchObject({ subscription: 'pro' });

  await user.click(choose('Family'));
  await user.click(await screen.findByRole('button', { name: 'Go to the payment' }));
  await user.click(await screen.findByRole('button', { name: 'Pay (test)' }));

  expect(await screen.findByText('FAMILY')).toBeTruthy();
  expect(web.address()).toBe('/dashboard');
});

landingTest('the paid plan can be changed to the year, with the sum of a year', async () => {
  await buyPlan(web.as(OWNER), 'pro_monthly');
  const user = await web.open('/pricing', OWNER);
  expect((await currentPlan()).disabled).toBe(true);

  await user.click(screen.getByRole('radio', { name: /^Yearly/ }));
  await user.click(screen.getByRole('button', { name: 'Pay by the year' }));

  expect((await screen.findByRole('dialog')).textContent).toContain('₹4,790.40 a year');
});

landingTest('a purchase that cannot begin is stated, and the button is there again', async () => {
  web.breakProcedure('subscription.create', 'failing');
  const user = await web.open('/pricing', OWNER);
  await currentPlan();

  await user.click(choose('Pro'));

  expect(await screen.findByText('Failed to create subscription')).toBeTruthy();
  await waitFor(() => expect(choose('Pro').disabled).toBe(false));
});

function currentPlan() {
  return screen.findByRole<HTMLButtonElement>('button', { name: 'Current plan' });
}

function choose(plan: string) {
  return screen.getByRole<HTMLButtonElement>('button', { name: `Choose ${plan}` });
}
