import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { testWeb } from '../testing/test-web.tsx';

const web = testWeb();
const TEXT = 'This site is a rehearsal. No payment made here is real.';

afterEach(() => document.getElementById('boot')?.remove());

function setBoot(text: string) {
  const boot = document.createElement('script');
  Object.assign(boot, { id: 'boot', type: 'application/json', textContent: text });
  document.body.append(boot);
}

test('a page of a rehearsal says that no payment is real', async () => {
  setBoot('{"isRehearsal":true}');

  await web.open('/support');

  expect((await screen.findByText(TEXT)).getAttribute('role')).toBe('note');
});

test.each(['{}', 'null', 'no json', '{"isRehearsal":"on"}'])(
  'a page with the boot data %s says nothing of it',
  async (boot) => {
    setBoot(boot);

    await web.open('/support');

    await screen.findByRole('main');
    expect(screen.queryByText(TEXT)).toBeNull();
  },
);
