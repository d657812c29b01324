import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

const SELLER = { SELLER_NAME: 'Meals Pvt Ltd', SELLER_ADDRESS: '1 Mill Road, Pune 411001' };

test('without a seller receipts name the product, and nothing is a tax invoice', () => {
  expect(readEnv({})).toMatchObject({
    env: { seller: { name: 'Platewise AI', address: null, gstin: null, hasTestKeys: false } },
  });
});

test('a seller with a GSTIN issues tax invoices', () => {
  expect(readEnv({ ...SELLER, SELLER_GSTIN: '27AAPFU0939F1ZV' })).toMatchObject({
    env: { seller: { name: 'Meals Pvt Ltd', gstin: '27AAPFU0939F1ZV' } },
  });
});

test.each([
  ['another check digit', '27AAPFU0939F1ZW'],
  ['no State', '28AAPFU0939F1ZV'],
  ['lower case', '27aapfu0939f1zv'],
  ['too short', '27AAPFU0939F1Z'],
])('a GSTIN that cannot be one is refused: %s', (_, SELLER_GSTIN) => {
  expect(readEnv({ ...SELLER, SELLER_GSTIN })).toEqual({
    ok: false,
    sentence:
      'SELLER_GSTIN cannot be used: it must be a GSTIN like 27AAPFU0939F1ZV, whose last character is its check digit.',
  });
});

test('name and address are used together, and a GSTIN needs both', () => {
  expect(readEnv({ SELLER_GSTIN: '27AAPFU0939F1ZV' })).toMatchObject({
    sentence: 'SELLER_NAME and SELLER_ADDRESS must be set too: SELLER_NAME, SELLER_ADDRESS are used together.',
  });
  expect(readEnv({ SELLER_NAME: SELLER.SELLER_NAME })).toMatchObject({ ok: false });
});
