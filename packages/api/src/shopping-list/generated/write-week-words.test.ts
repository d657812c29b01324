import { testDatabases } from '@platewise/db/testing/test-database';
import { WRONG_WORDS, type WrongWords } from '@platewise/test-emulators/model/words';
import { describe, expect, it, test } from 'vitest';
import { createWordWriter } from '../../generated-text/word-writer.ts';
import { newId } from '../../new-id.ts';
import { grantPlan } from '../../subscription/grant-plan.ts';
import { OWNER, PRO, STRANGER } from '../../testing/people.ts';
import { modelAsking, useStandInModel } from '../../testing/use-stand-in-model.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const NONE = { words: null };

describe.each(testDatabases())('words on a generated list on %s', (kind) => {
  const testApi = useTestApi({ kind });
  const service = useStandInModel();
  const pro = () => testApi().as(PRO, { random: () => 0.25, wordWriter: createWordWriter(modelAsking(service())) });

  test('are written from the names of dishes and of what is to be bought, by aisle', async () => {
    const api = pro();
    const dietaryPreferences = 'vegetarian, no mushrooms, plugh';
    const { generatedId } = await api.shoppingList.generate({ numberOfPeople: 2, dietaryPreferences, budget: '₹5000' });
    const pantryFood = 'olive-oil';
    await api.shoppingList.addPantryFood({ food: pantryFood });
    const list = await api.shoppingList.generate({ numberOfPeople: 2, dietaryPreferences, budget: '₹5000' });

    const { words } = await api.shoppingList.weekWords({ generatedId: list.generatedId, dietaryPreferences });

    const [system, user] = service().calls[0]?.body.messages ?? [];
    const sent = JSON.parse(user?.content ?? '') as { dishes: string[]; aisles: { foods: string[] }[] };
    const wanted = list.items.filter(({ status }) => status !== 'have').map(({ name }) => name.toLowerCase());
    expect(words).toMatch(/^Begin with the .+ pick up\.$/);
    expect(
      sent.aisles
        .flatMap(({ foods }) => foods)
        .map((name) => name.toLowerCase())
        .toSorted(),
    ).toEqual(wanted.toSorted());
    expect(new Set(sent.dishes)).toEqual(new Set(list.meals.map(({ name }) => name)));
    expect(JSON.stringify(sent.aisles)).not.toMatch(/\d|₹/);
    expect(`${system?.content}${user?.content}`).not.toMatch(/plugh|5000|user-pro/);
    await expect(api.shoppingList.weekWords({ generatedId, dietaryPreferences })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('are asked for once for a list, and not without a model', async () => {
    const api = pro();
    const { generatedId } = await api.shoppingList.generate({ numberOfPeople: 1 });

    expect(await testApi().as(PRO).shoppingList.weekWords({ generatedId })).toEqual(NONE);
    const first = await api.shoppingList.weekWords({ generatedId });
    expect(await api.shoppingList.weekWords({ generatedId })).toEqual(first);
    expect(service().calls).toHaveLength(1);
  });

  it.each([
    ['a word that no table knows', 'smoky', 'The last aisle has a smoky aroma today.'],
    ['a class of foods', 'no fish', 'Walk by the fish and go straight on.'],
  ])('are left out where they name what was left out: %s', async (_, left, writes) => {
    const api = pro();
    service().script = { writes };
    const { generatedId } = await api.shoppingList.generate({ numberOfPeople: 1, dietaryPreferences: left });

    expect(await api.shoppingList.weekWords({ generatedId, dietaryPreferences: left })).toEqual(NONE);
  });

  test('are left out where anything is wrong with them', async () => {
    const api = pro();
    const { generatedId } = await api.shoppingList.generate({
      numberOfPeople: 1,
      dietaryPreferences: 'vegan, no nuts',
    });
    const shown: string[] = [];

    for (const wrongWords of Object.keys(WRONG_WORDS) as WrongWords[]) {
      service().script = { wrongWords };
      const { words } = await pro().shoppingList.weekWords({ generatedId, dietaryPreferences: 'vegan, no nuts' });
      if (words !== null) shown.push(wrongWords);
    }

    expect(shown).toEqual([]);
    expect(service().calls).toHaveLength(Object.keys(WRONG_WORDS).length);
  });

  test('are for whom the list is for, and for their own', async () => {
    const { as, context } = testApi();
    const { generatedId } = await pro().shoppingList.generate({ numberOfPeople: 1 });
    const ask = (who: typeof PRO | null, id = generatedId) =>
      as(who, { wordWriter: createWordWriter(modelAsking(service())) }).shoppingList.weekWords({ generatedId: id });

    await expect(ask(OWNER)).rejects.toMatchObject({ code: 'FORBIDDEN', message: 'Available for Pro Users Only' });
    await expect(ask(null)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await as(STRANGER).subscription.status();
    await grantPlan(context, { email: STRANGER.email, plan: 'family' });
    await expect(ask(STRANGER)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    for (const id of [newId(), 'x']) await expect(ask(PRO, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(service().calls).toEqual([]);
  });
});
