import { DOCUMENTED_PRICES } from '@platewise/contract/billing/paid-plans';
import { planCatalogue } from '@platewise/contract/billing/plan-catalogue';
import type { PlanId } from '@platewise/contract/billing/subscription-schema';
import { expect, test } from 'vitest';
import { planPrice } from './plan-price.ts';

test.each([
  ['free', 'monthly', 'Rs 0', 'Free, no card needed'],
  ['free', 'yearly', 'Rs 0', 'Free, no card needed'],
  ['pro', 'monthly', 'Rs 499', 'Paid month by month'],
  ['pro', 'yearly', 'Rs 399.20', 'Rs 4,790.40 a year'],
  ['family', 'monthly', 'Rs 1,299', 'Paid month by month'],
  ['family', 'yearly', 'Rs 1,039.20', 'Rs 12,470.40 a year'],
] as const)('%s paid %s shows %s and "%s"', (id, interval, amount, note) => {
  const price = planPrice(offerOf(id), interval);

  expect(spaced(price.amount)).toBe(amount);
  expect(spaced(price.note)).toBe(note);
});

function offerOf(id: PlanId) {
  const offer = planCatalogue(DOCUMENTED_PRICES).find((one) => one.id === id);
  if (!offer) throw new Error(`no plan ${id}`);
  return offer;
}

function spaced(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}
