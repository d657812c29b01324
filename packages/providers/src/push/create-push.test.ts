import { createECDH } from 'node:crypto';
import { decryptMessage } from '@platewise/test-emulators/push/browser-keys';
import { type PushService, startPushService } from '@platewise/test-emulators/push/start-push-service';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createOutgoing } from '../outgoing/create-outgoing.ts';
import { createPush } from './create-push.ts';
import { isPushService } from './push-services.ts';
import { vapidKeys } from './vapid-keys.ts';

const KEYS = vapidKeys(Buffer.alloc(32, 7).toString('base64url'));
const OTHERS = vapidKeys(Buffer.alloc(32, 8).toString('base64url'));
const AT = new Date('2026-11-21T10:00:00.000Z');
const MESSAGE = { text: 'Tomorrow’s lunch', ttlSeconds: 600, topic: 'preparation' };
const pushOf = (keys = KEYS, reach: 'local' | 'public' | 'off' = 'local') =>
  createPush({ outgoing: createOutgoing({ reach }), keys, subject: 'mailto:a@b.example', now: () => AT });

let service: PushService;
beforeEach(async () => {
  service = await startPushService({ now: () => AT });
});
afterEach(() => service.close());

const target = (publicKey = KEYS.publicKey) => {
  const { endpoint, keys } = service.subscribe(publicKey);
  return { endpoint, ...keys };
};

test('the example of RFC 8291, appendix A, can be read', () => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url');
  const body =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';

  const text = decryptMessage(Buffer.from(body, 'base64url'), { pair, p256dh: '', auth: 'BTBZMqHH6r4Tts7J_aSIgg' });

  expect(text).toBe('When I grow up, I want to be a watermelon');
});

test('a message is encrypted for its browser, signed by us, and arrives', async () => {
  const browser = target();

  expect(await pushOf().send(browser, MESSAGE)).toEqual({ outcome: 'sent' });

  expect(service.refused).toEqual([]);
  expect(service.delivered).toEqual([
    { endpoint: browser.endpoint, text: MESSAGE.text, ttl: 600, topic: 'preparation', subject: 'mailto:a@b.example' },
  ]);
});

test('a browser that subscribed with the key of another server is not reached', async () => {
  expect(await pushOf().send(target(OTHERS.publicKey), MESSAGE)).toEqual({ outcome: 'refused' });

  expect(service.refused).toEqual([expect.stringContaining('RFC 8292, 4.2')]);
  expect(service.delivered).toEqual([]);
});

test.each([
  [{ status: 404 }, { outcome: 'gone' }],
  [{ status: 410 }, { outcome: 'gone' }],
  [{ status: 413 }, { outcome: 'refused' }],
  [{ status: 307 }, { outcome: 'refused' }],
  [
    { status: 429, retryAfter: '90' },
    { outcome: 'later', afterSeconds: 90 },
  ],
  [
    { status: 503, retryAfter: 'Sat, 21 Nov 2026 10:02:00 GMT' },
    { outcome: 'later', afterSeconds: 120 },
  ],
  [
    { status: 429, retryAfter: 'soon' },
    { outcome: 'later', afterSeconds: null },
  ],
  [{ status: 500 }, { outcome: 'later', afterSeconds: null }],
])('%o is %o', async (fault, answer) => {
  service.faults.push(fault);

  expect(await pushOf().send(target(), MESSAGE)).toEqual(answer);
});

test('what cannot be reached is tried later, and to keys that are none nothing can ever be sent', async () => {
  const browser = target();
  const gone = await startPushService();
  await gone.close();

  expect(await pushOf().send({ ...browser, endpoint: `${gone.url}/push/1` }, MESSAGE)).toEqual({
    outcome: 'later',
    afterSeconds: null,
  });
  expect(await pushOf().send({ ...browser, p256dh: Buffer.alloc(65, 4).toString('base64url') }, MESSAGE)).toEqual({
    outcome: 'gone',
  });
});

test('an address that is not to be reached is not, and its subscription stays', async () => {
  const browser = target();

  expect(await pushOf(KEYS, 'public').send(browser, MESSAGE)).toEqual({ outcome: 'refused' });
  expect(await pushOf(KEYS, 'off').send(browser, MESSAGE)).toEqual({ outcome: 'refused' });
  expect(service.delivered).toEqual([]);
  expect([pushOf().publicKey, pushOf(KEYS, 'off').publicKey]).toEqual([KEYS.publicKey, null]);
});

describe('to the internet only the push services of browsers are written to', () => {
  test.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
    ['https://web.push.apple.com/abc', true],
    ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
    ['http://fcm.googleapis.com/fcm/send/abc', false],
    ['https://fcm.googleapis.com:8443/abc', false],
    ['https://fcm.googleapis.com.example/abc', false],
    ['https://example/fcm.googleapis.com', false],
    ['https://evilpush.apple.com.example/', false],
    ['https://127.0.0.1/', false],
    ['nothing', false],
  ])('%s: %s', (endpoint, isTaken) => {
    expect(isPushService(endpoint)).toBe(isTaken);
    expect(pushOf(KEYS, 'public').takes(endpoint)).toBe(isTaken);
  });
});
