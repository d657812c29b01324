import type { StandInDish } from './honest-dishes.ts';

/** Each way in which the stand-in can misbehave. */
export type ModelFault =
  | 'refusal'
  | 'content-filter'
  | 'length'
  | 'prose'
  | 'empty'
  | 'html'
  | 'html-200'
  | 'json-error-200'
  | 'unauthorized'
  | 'no-such-model'
  | 'quota'
  | 'rate-limited'
  | 'rate-limited-long'
  | 'server-error'
  | 'silent'
  | 'stall'
  | 'cut'
  | 'clean-end'
  | 'error-in-stream'
  | 'huge'
  | 'drip'
  | 'redirect'
  | 'cut-after-one';

/** Ways of answering that are right, in other forms. */
export type ModelManner =
  | 'fenced'
  | 'thinking'
  | 'whole'
  | 'one-byte'
  | 'bare-list'
  | 'no-usage'
  /** Each piece carries what the answer took so far. */
  | 'running-usage';

/** What the service does not know; asking for it is refused with 400. */
export type ModelGap =
  | 'json_schema'
  | 'json_object'
  | 'max_tokens'
  | 'max_completion_tokens'
  | 'stream_options'
  | 'reasoning_effort';

/** Dishes that are wrong in themselves. */
export const WRONG_DISHES = {
  'other food': (dish) => ({ ...dish, items: [...dish.items, { food: 'unobtainium', grams: 20 }] }),
  'negative grams': (dish) => ({ ...dish, items: dish.items.map((item) => ({ ...item, grams: -40 })) }),
  'no number': (dish) => ({ ...dish, items: dish.items.map((item) => ({ ...item, grams: Number.NaN })) }),
  'a hundred kilos': (dish) => ({ ...dish, items: dish.items.map((item) => ({ ...item, grams: 100_000 })) }),
  'no food': (dish) => ({ ...dish, items: [] }),
  'all the same': (dish) => ({ ...dish, name: 'Supper', steps: ['Cook it.'] }),
  markup: (dish) => ({ ...dish, name: `<b>${dish.name}</b>`, steps: ['<script>alert(1)</script>', ...dish.steps] }),
  link: (dish) => ({ ...dish, steps: [...dish.steps, 'Read more at https://evil.example/recipe'] }),
  'another language': (dish) => ({
    ...dish,
    name: 'Bunte Pfanne mit Allerlei',
    steps: [
      'Alles klein schneiden und in eine Pfanne geben.',
      'Bei mittlerer Hitze zwanzig Minuten garen und servieren.',
    ],
  }),
  'another script': (dish) => ({ ...dish, steps: ['सब कुछ काट कर धीमी आंच पर पकाएं।'] }),
  'a food only in the steps': (dish) => ({
    ...dish,
    steps: [...dish.steps, 'Scatter with crushed peanuts and grated parmesan.'],
  }),
  claims: (dish) => ({
    ...dish,
    steps: [...dish.steps, 'This dish has 450 kcal and is safe for people with allergies.'],
  }),
  'no time': (dish) => ({ ...dish, prepMinutes: 0, cookMinutes: 0 }),
  'half a day': (dish) => ({ ...dish, cookMinutes: 170 }),
} satisfies Record<string, (dish: StandInDish) => StandInDish>;

export type WrongDish = keyof typeof WRONG_DISHES;
