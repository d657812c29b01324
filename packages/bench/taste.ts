/**
 * How much fewer meals people swap away once their taste is learnt: `npm run bench:taste` simulates two weeks of 200 people with hidden
 * likes and dislikes, or `-- 40` for fewer, and prints their mean swaps of 21 meals: of the first week, of a second planned by what
 * the first has shown, and of a second planned without it.
 */
import { generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import { simulateTwoWeeks } from '@platewise/planner/testing/simulate-taste';

/** A prime, so that no two people have the seeds of one another's weeks. */
const SEED_STEP = 104_729;

const people = Number(process.argv[2] ?? '200');
if (!Number.isInteger(people) || people < 1) {
  console.error('The number of people must be a whole number from 1 on.');
  process.exit(2);
}

const request = generationRequestSchema.parse({ goal: 'balanced', dietaryPreferences: 'none', mealCount: 3 });
const weeks = Array.from({ length: people }, (_, person) => simulateTwoWeeks(request, (person + 1) * SEED_STEP));
const mean = (of: keyof (typeof weeks)[number]) => weeks.reduce((sum, one) => sum + one[of], 0) / people;

console.log(`${people} people, mean meals of 21 that are swapped away`);
console.log(`first week\t${mean('first').toFixed(2)}`);
console.log(
  `second week, by taste\t${mean('second').toFixed(2)}\t${Math.round((100 * mean('second')) / mean('first'))} %`,
);
console.log(
  `second week, without\t${mean('unlearnt').toFixed(2)}\t${Math.round((100 * mean('unlearnt')) / mean('first'))} %`,
);
