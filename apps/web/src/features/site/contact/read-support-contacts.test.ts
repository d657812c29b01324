import { expect, test } from 'vitest';
import { readSupportContacts } from './use-support-contacts.ts';

test('the phone number of the boot data is read', () => {
  const boot = JSON.stringify({ version: '1', supportPhone: ' +91 80 5550 0100 ' });
  expect(readSupportContacts(boot)).toEqual({ phone: '+91 80 5550 0100', email: null });
});

test('an address is read where there is one', () => {
  expect(readSupportContacts('{"supportEmail":"help@platewise.example"}').email).toBe('help@platewise.example');
});

test('boot data without them, or none, gives none', () => {
  for (const boot of [
    undefined,
    null,
    '',
    '{}',
    'null',
    '[]',
    'not json',
    '{"supportPhone":5}',
    '{"supportPhone":"-"}',
  ]) {
    expect(readSupportContacts(boot)).toEqual({ phone: null, email: null });
  }
});
