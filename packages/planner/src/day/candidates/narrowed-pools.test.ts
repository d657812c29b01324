import { generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import { expect, it } from 'vitest';
import { readRequest } from '../../request/read-request.ts';
import { findCandidates } from './find-candidates.ts';
import { narrowedPools } from './narrowed-pools.ts';
import { isFrom } from './region-pools.ts';
import { isDisliked } from './taste-pools.ts';

const task = readRequest(generationRequestSchema.parse({ goal: 'balanced', dietaryPreferences: 'none', mealCount: 3 }));
const mains = findCandidates(task, 'main');
const pool = { slotKcal: 600, preferred: [], others: mains };
const few = { ...pool, others: mains.slice(0, 5) };

it('nothing is narrowed where few dishes are left, so that no second plan is made', () => {
  expect(narrowedPools([few], [], { seed: 1 })).toBeNull();
  expect(narrowedPools([few], [], { seed: 1, region: 'south-asia' })).toBeNull();
});

it('a region and a taste hold together', () => {
  const taste = { cuisines: { Thai: -1 }, foods: {} };
  const pools = narrowedPools([pool, pool, pool], [], { seed: 1, region: 'east-asia', taste }) ?? [];
  const dishes = pools.map(({ others }) => others);
  const atHome = dishes.filter((some) => some.every((dish) => isFrom('east-asia', dish)));

  expect(atHome.length).toBeGreaterThan(0);
  expect(atHome.length).toBeLessThan(3);
  expect(dishes.flat().filter((dish) => isDisliked(taste, dish))).toEqual([]);
});
