import fc from 'fast-check';

/** Foods that the meals of these sequences share, so that buying and eating meet. */
export const PANTRY_FOODS = ['onion', 'rice-brown', 'olive-oil', 'egg'] as const;

type PantryFoodId = (typeof PANTRY_FOODS)[number];

/** What is done to a week, its list and the pantry. Lines, planned meals and eaten ones are picked by number of those there. */
export type PantryDeed =
  | { kind: 'place'; place: number; items: { food: PantryFoodId; hundredths: number }[]; servings: number }
  | { kind: 'move'; planned: number; to: number }
  | { kind: 'empty'; planned: number }
  | { kind: 'follow'; from: number; days: number; people: number; startAnew: boolean }
  | { kind: 'tick'; line: number }
  | { kind: 'untick'; line: number }
  | { kind: 'clear' }
  | { kind: 'restock' }
  | { kind: 'undoRestock' }
  | { kind: 'eat'; planned: number; share: number }
  | { kind: 'takeBack'; eaten: number; by: 'untick' | 'remove' }
  | { kind: 'count'; food: PantryFoodId; hundredths: number }
  | { kind: 'stopCounting'; food: PantryFoodId }
  | { kind: 'useUp'; food: PantryFoodId };

const place = fc.nat(5);
const number = fc.nat(50);
const food = fc.constantFrom(...PANTRY_FOODS);
// Four hundredths of a gram and their multiples are whole hundredths in quarters of a serving, too.
const hundredths = fc.integer({ min: 25, max: 10_000 }).map((quarters) => quarters * 4);
const items = fc.uniqueArray(fc.record({ food, hundredths }), {
  minLength: 1,
  maxLength: 3,
  selector: (one) => one.food,
});

function deed<Kind extends PantryDeed['kind']>(
  kind: Kind,
  weight: number,
  fields: { [Key in keyof Omit<Extract<PantryDeed, { kind: Kind }>, 'kind'>]: fc.Arbitrary<unknown> },
) {
  const arbitrary = fc.record({ kind: fc.constant(kind), ...fields }) as unknown as fc.Arbitrary<PantryDeed>;
  return { weight, arbitrary };
}

const planned = (weight: number) =>
  deed('place', weight, { place, items, servings: fc.constantFrom(0.25, 0.5, 1, 1.75, 4) });

/** Any deed, those of every day more often. */
const anyPantryDeed: fc.Arbitrary<PantryDeed> = fc.oneof(
  planned(3),
  deed('move', 2, { planned: number, to: place }),
  deed('empty', 1, { planned: number }),
  deed('follow', 3, {
    from: fc.nat(1),
    days: fc.integer({ min: 1, max: 2 }),
    people: fc.integer({ min: 1, max: 4 }),
    startAnew: fc.boolean(),
  }),
  deed('tick', 8, { line: number }),
  deed('untick', 2, { line: number }),
  deed('clear', 1, {}),
  deed('restock', 3, {}),
  deed('undoRestock', 2, {}),
  deed('eat', 8, { planned: number, share: fc.constantFrom(0.5, 1) }),
  deed('takeBack', 4, { eaten: number, by: fc.constantFrom('untick', 'remove') }),
  deed('count', 2, { food, hundredths }),
  deed('stopCounting', 1, { food }),
  deed('useUp', 1, { food }),
);

const shopping: PantryDeed[] = [0, 1, 2].map((line) => ({ kind: 'tick', line }));

/** Some days are planned and bought for, and then anything is done. As long at the first tries as at the last. */
export const pantryDeeds: fc.Arbitrary<PantryDeed[]> = fc.noBias(
  fc
    .tuple(
      fc.array(planned(1).arbitrary, { minLength: 3, maxLength: 6 }),
      fc.array(anyPantryDeed, { minLength: 8, maxLength: 30, size: 'max' }),
    )
    .map(([plans, deeds]) => [...plans, ...shopping, { kind: 'restock' }, ...deeds]),
);
