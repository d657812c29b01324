import { expect, test } from 'vitest';
import { OPERATIONS } from '../sync/queue/operation.ts';
import { STORED_NAMES } from './stored-names.ts';

// A line that is missing here afterwards is something that a person's browser holds and no page finds any more.
test('names of what browsers hold are as they were', async () => {
  const lines = Object.entries(STORED_NAMES).flatMap(([place, names]) =>
    typeof names === 'string'
      ? [`${place}: ${names}`]
      : Object.entries(names).map(([, name]) => `${place}: ${String(name)}`),
  );
  const kinds = Object.keys(OPERATIONS).map((kind) => `operations: ${kind}`);

  await expect(`${[...lines, ...kinds].toSorted().join('\n')}\n`).toMatchFileSnapshot('frozen/stored-names.txt');
});
