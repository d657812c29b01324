import { expect, test } from 'vitest';
import { circuitBreaker } from './circuit-breaker.ts';

function breakerAt(clock: { now: number }) {
  return circuitBreaker({ failuresMax: 5, withinMs: 30_000, openMs: 30_000, now: () => clock.now });
}

const failTimes = (breaker: ReturnType<typeof breakerAt>, times: number) => {
  for (let time = 0; time < times; time++) breaker.failed();
};

test('opens at the fifth failure within half a minute, not at the fourth', () => {
  const breaker = breakerAt({ now: 0 });

  failTimes(breaker, 4);
  expect(breaker.state()).toBe('closed');
  breaker.failed();

  expect(breaker.state()).toBe('open');
  expect(() => breaker.check()).toThrow('unavailable');
});

test('failures that are long ago do not count, and a success forgets them', () => {
  const clock = { now: 0 };
  const breaker = breakerAt(clock);
  failTimes(breaker, 4);

  clock.now = 31_000;
  failTimes(breaker, 4);
  breaker.succeeded();
  failTimes(breaker, 4);

  expect(breaker.state()).toBe('closed');
});

test('lets one try after a while; what becomes of that decides', () => {
  const clock = { now: 0 };
  const breaker = breakerAt(clock);
  failTimes(breaker, 5);

  clock.now = 30_000;
  breaker.check();
  expect(() => breaker.check()).toThrow('unavailable');
  breaker.failed();
  expect(breaker.state()).toBe('open');

  clock.now = 60_000;
  breaker.check();
  breaker.succeeded();
  expect(breaker.state()).toBe('closed');
});

test('a try that learnt nothing lets the next one try', () => {
  const clock = { now: 0 };
  const breaker = breakerAt(clock);
  failTimes(breaker, 5);
  clock.now = 30_000;
  breaker.check();

  breaker.undecided();

  expect(() => breaker.check()).not.toThrow();
});
