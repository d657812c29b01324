import { describe, expect, it } from 'vitest';
import { familyCallSchema } from '../profiles/family-schema.ts';
import { CONDITIONS } from './condition-options.ts';
import { conditionSchema, conditionsSchema } from './condition-schema.ts';

const issuesOf = (value: unknown) =>
  conditionSchema.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('a condition', () => {
  it.each(CONDITIONS)('%s is refused until it is acknowledged, with what its rule does not know', (id) => {
    const stated = {
      id,
      ...(id === 'kidney' && { limits: { sodiumMg: 2000 } }),
      ...(id === 'oral_allergy' && { pollens: ['birch'] }),
    };

    const [[path, message] = []] = issuesOf(stated) ?? [];
    expect(path).toBe('acknowledged');
    expect(message).toMatch(/^conditions: confirm with acknowledged true that this was read and understood\. .{80}/);
    expect(issuesOf({ ...stated, acknowledged: false })).toEqual(issuesOf(stated));
    expect(issuesOf({ ...stated, acknowledged: true })).toBeUndefined();
  });

  it('names insulin, SGLT2 and ACE inhibitors and warfarin where they matter', () => {
    const messageOf = (id: string, more = {}) => issuesOf({ id, ...more })?.[0]?.[1] ?? '';

    expect(messageOf('diabetes')).toMatch(/insulin.*SGLT2/s);
    expect(messageOf('hypertension')).toMatch(/ACE inhibitors.*warfarin/s);
    expect(messageOf('kidney', { limits: { sodiumMg: 2000 } })).toMatch(/ACE inhibitors/);
  });

  it.each([
    [{ id: 'kidney' }, 'limits', /give at least one of the limits that your doctor set/],
    [{ id: 'gout', limits: { sodiumMg: 2000 } }, 'limits', /do not belong to “Gout”/],
    [{ id: 'kidney', limits: { potassiumMg: 10 } }, 'limits.potassiumMg', /from 1000 to 6000/],
    [{ id: 'kidney', limits: { purines: 10 } }, 'limits', /limits may hold/],
    [{ id: 'oral_allergy' }, 'pollens', /at least one of birch, grass, ragweed, mugwort/],
    [{ id: 'gout', pollens: ['birch'] }, 'pollens', /no other condition has them/],
    [{ id: 'flu' }, 'id', /pregnancy, diabetes/],
  ])('%j is refused by a sentence that names the field', (stated, path, sentence) => {
    const issues = issuesOf({ ...stated, acknowledged: true }) ?? [];

    expect(issues[0]?.[0]).toBe(path);
    expect(issues[0]?.[1]).toMatch(sentence);
  });

  it('is named once', () => {
    const gout = { id: 'gout', acknowledged: true };

    expect(conditionsSchema.safeParse([gout, gout]).error?.issues[0]?.message).toBe(
      'conditions: name each condition once.',
    );
  });
});

it('people who share meals are not planned for as if nobody had a condition', () => {
  const call = { profileIds: ['a', 'b'], conditions: [{ id: 'gout', acknowledged: true }] };

  expect(familyCallSchema.safeParse(call).error?.issues[0]?.message).toMatch(/^conditions: they are planned for one/);
});
