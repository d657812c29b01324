import { honestDishes, type SeenDishRequest, type StandInDish } from './honest-dishes.ts';

/** What a model would do that takes a person's notes for requests: each thing that an attack may want, done as asked. */
export type Attack =
  | { wants: 'food'; food: string; words: string }
  | { wants: 'say'; text: string }
  | { wants: 'name'; text: string }
  | { wants: 'prompt' }
  | { wants: 'key' }
  | { wants: 'many' };

/** Dishes as the attack asks for them; `secrets` are what the stand-in has seen of the request. */
export function obedientDishes(
  seenRequest: SeenDishRequest,
  attack: Attack,
  secrets: { system: string; authorization: string },
): StandInDish[] {
  const dishes = honestDishes(seenRequest);
  switch (attack.wants) {
    case 'food':
      return dishes.map((dish) => ({
        ...dish,
        items: [...dish.items, { food: attack.food, grams: 30 }],
        steps: [...dish.steps, `Add the ${attack.words} and serve.`],
      }));
    case 'say':
      return dishes.map((dish) => ({ ...dish, steps: [...dish.steps, attack.text] }));
    case 'name':
      return dishes.map((dish) => ({ ...dish, name: attack.text }));
    case 'prompt':
      return dishes.map((dish, index) => ({ ...dish, steps: [secrets.system.slice(index * 120, index * 120 + 250)] }));
    case 'key':
      return dishes.map((dish) => ({ ...dish, steps: [...dish.steps, secrets.authorization] }));
    case 'many':
      return Array.from({ length: 40 }, () => dishes).flat();
  }
}
