import { expect, test } from 'vitest';
import { type News, openDeviceNews } from './device-news.ts';
import { anOperation } from './testing/new-device.ts';

const done = (id: string): News => ({
  about: 'done',
  operation: anOperation({ kind: 'plans.remove', input: { planId: id }, id }),
  result: null,
});

test('what was done before a screen listens reaches the first that does, once', () => {
  const news = openDeviceNews({ onOtherQueue: () => undefined });
  const first: News[] = [];
  const second: News[] = [];

  news.notify(done('a'));
  news.listen((heard) => first.push(heard));
  news.listen((heard) => second.push(heard));
  news.notify(done('b'));

  const ids = (heard: News[]) => heard.map((one) => (one.about === 'done' ? one.operation.id : null));
  expect([ids(first), ids(second)]).toEqual([['a', 'b'], ['b']]);
});
