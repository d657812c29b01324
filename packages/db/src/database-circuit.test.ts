import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createDatabaseCircuit } from './database-circuit.ts';

test('one silent connection opens nothing while others are answered', () => {
  const circuit = createDatabaseCircuit({ probe: async () => {} });
  const askedAt = performance.now();

  circuit.heard();
  circuit.unanswered(askedAt - 1);

  expect(circuit.isOpen()).toBe(false);
});

test('silence on every connection opens it and ends them, until a new connection can be made', async () => {
  let isBack = false;
  const circuit = createDatabaseCircuit({
    probe: async () => {
      if (!isBack) throw new Error('still away');
    },
  });
  const onOpen = vi.fn();
  circuit.onOpen(onOpen);

  circuit.unanswered(performance.now());
  circuit.unanswered(performance.now());
  await wait(600);
  const wasOpen = circuit.isOpen();
  isBack = true;

  await vi.waitUntil(() => !circuit.isOpen(), { timeout: 2000 });
  expect(wasOpen).toBe(true);
  expect(onOpen).toHaveBeenCalledTimes(1);
});

test('probes overlap, so that a slow network is not taken for a dead one', async () => {
  const circuit = createDatabaseCircuit({ probe: () => wait(900) });

  circuit.unanswered(performance.now());

  await vi.waitUntil(() => !circuit.isOpen(), { timeout: 1300 });
});
