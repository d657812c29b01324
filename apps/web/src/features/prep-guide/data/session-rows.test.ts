import type { PrepTask } from '@platewise/contract/plans/prep-guide-schema';
import { expect, test } from 'vitest';
import { prepTask } from './prep-guide-fixture.ts';
import { sessionRows } from './session-rows.ts';

const at = (startMinute: number, id: string, more: Partial<PrepTask> = {}) => prepTask({ id, startMinute, ...more });
const oven = (startMinute: number, minutes: number, celsius: number | null): PrepTask =>
  at(startMinute, `oven-${startMinute}`, { kind: 'oven', minutes, oven: { celsius } });
const sentence = (tasks: PrepTask[]) =>
  sessionRows({ tasks }).map((row) => {
    if (row.kind === 'task') return `${row.minute} ${row.task.id}`;
    if (row.kind === 'cuts') return `${row.minute} ${row.tasks.map(({ id }) => id).join('+')}`;
    return row.kind === 'off' ? `${row.minute} off` : `${row.minute} heat ${row.celsius}`;
  });

test('cutting that follows cutting is one line', () => {
  const cut = { kind: 'cut' } as const;

  expect(sentence([at(0, 'a', cut), at(3, 'b', cut), at(5, 'pot'), at(9, 'c', cut)])).toEqual([
    '0 a+b',
    '5 pot',
    '9 c',
  ]);
});

test('the oven is turned on in time, reported of another heat, and turned off when nothing needs it for long', () => {
  expect(sentence([oven(10, 20, 180), oven(13, 40, 180), oven(63, 20, 200), oven(140, 5, null)])).toEqual([
    '0 heat 180',
    '10 oven-10',
    '13 oven-13',
    '53 heat 200',
    '63 oven-63',
    '83 off',
    '130 heat null',
    '140 oven-140',
    '145 off',
  ]);
});

test('what is not of the session is not in the timetable', () => {
  expect(sentence([prepTask({ id: 'soak', startMinute: null, when: 'evening-before' })])).toEqual([]);
});
