import { generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import type { NoteWish } from '@platewise/contract/generation/note-wishes-schema';
import { checkPlan } from '@platewise/planner/testing/check-plan';
import type { ModelFault } from '@platewise/test-emulators/model/model-faults';
import { describe, expect, it, test } from 'vitest';
import { modelAsking, plannerAsking, useStandInModel } from '../../testing/use-stand-in-model.ts';
import { createNotesReader } from './notes-reader.ts';

const service = useStandInModel();

const UNREAD = 'zorp flibble wumble at dinner';
const request = (additionalNotes: string) =>
  generationRequestSchema.parse({
    goal: 'balanced',
    dietaryPreferences: 'none',
    mealCount: 2,
    excludeIngredients: ['nuts'],
    additionalNotes,
  });
const asking = () => ({ person: 'ann', signal: new AbortController().signal });
const wish = (fields: Partial<NoteWish>): NoteWish => ({
  part: 0,
  kind: 'nothing',
  more: true,
  meal: 'any',
  value: '',
  ...fields,
});
const reader = () => createNotesReader(modelAsking(service()));
const plan = async (notes: string, person?: string) => {
  const options = { seed: 1, avoid: [], disliked: [], signal: new AbortController().signal, person };
  const outcome = await plannerAsking(service(), { isFallbackOn: true }).planMeals(request(notes), options);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome;
};
const questions = () =>
  service().calls.filter(({ body }) => JSON.stringify(body.messages).includes('parts of the notes'));

describe('a model that reads notes', () => {
  it('is asked about what the rules left unread, and its wishes are followed', async () => {
    service().script = { reads: () => [wish({ kind: 'cuisine', value: 'Thai' })] };

    const { warnings, meals } = await plan(`no eggs. ${UNREAD}`, 'ann');

    expect(questions()).toHaveLength(1);
    expect(questions()[0]?.body.messages.at(-1)?.content).toBe(JSON.stringify({ parts: [UNREAD] }));
    expect(warnings.join(' ')).not.toContain(UNREAD);
    expect(checkPlan(request('no eggs'), meals)).toEqual([]);
  });

  it.each(['', 'soup for dinner', 'my doctor zorps the wumble', 'I have zorbitis at dinner'])(
    'is not asked about “%s”',
    async (notes) => {
      await plan(notes, 'ann');

      expect(questions()).toEqual([]);
    },
  );

  it('is not asked for a visitor', async () => {
    await plan(UNREAD);

    expect(service().calls).toEqual([]);
  });

  it('is asked once for the same person and parts', async () => {
    const read = reader();

    await read(request(UNREAD), asking());
    await read(request(UNREAD), asking());
    await read(request(UNREAD), { ...asking(), person: 'ben' });

    expect(questions()).toHaveLength(2);
  });

  test.each([
    'refusal',
    'prose',
    'empty',
    'cut',
    'server-error',
    'unauthorized',
    'html-200',
  ] as const satisfies ModelFault[])('that fails changes nothing: %s', async (fault) => {
    service().script = { fault };
    const asked = request(UNREAD);

    expect(await reader()(asked, asking())).toBe(asked);
  });

  it('that lifts exclusions changes nothing', async () => {
    const lifted = [wish({ kind: 'food', value: 'nuts' }), wish({ kind: 'food', value: 'almonds' })];
    service().script = { reads: () => [{ kind: 'exclusions', value: 'none' }, ...lifted] };

    const { meals, certificate, warnings } = await plan(UNREAD, 'ann');

    expect(checkPlan(request(''), meals)).toEqual([]);
    expect(certificate.excluded.map(({ term }) => term)).toEqual(['nuts']);
    expect(warnings.join(' ')).toContain(UNREAD);
  });
});
