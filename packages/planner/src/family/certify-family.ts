import type { Certificate, PersonCertificate } from '@platewise/contract/generation/generation-schema';
import type { Diet } from '@platewise/contract/generation/options';
import type { FamilyPerson, FamilyRequest } from '@platewise/contract/profiles/family-schema';
import { texts } from '@platewise/contract/texts';
import { tenth } from '@platewise/domain/rounding';
import type { RecipeKind } from '@platewise/nutrition/recipes/recipe';
import { certifyPlan, figuresAreTrue, sharesOf } from '../certificate/certify-plan.ts';
import type { PlannedMeal } from '../day/plan-outcome.ts';
import { macroWarnings, planWarnings, type WarningOptions } from '../day/plan-warnings.ts';
import type { PlanningTask } from '../request/read-request.ts';
import { plateOf, portionFigures, rawGrams } from './make-pot.ts';
import { type Eater, readFamily } from './read-family.ts';
import { sharedCandidates } from './shared-pools.ts';

const { violations: words } = texts.family;

export type FamilyVerdict = { certificate: Certificate; warnings: string[]; violations: string[] };

/**
 * Checks finished meals for several people from nothing but the ingredients, the grams of the portions and the food
 * table: for each person everything that a plan of their own is checked for, and that the portions of every meal add up to it.
 */
export function certifyFamily(
  request: FamilyRequest,
  meals: readonly PlannedMeal[],
  options: Pick<WarningOptions, 'disliked' | 'servesWishes'> = {},
): FamilyVerdict {
  const eaters = readFamily(request);
  const dishesOf = (kind: RecipeKind) => sharedCandidates(eaters, kind);
  const verdicts = eaters.map((eater) => certifyEater(eater, meals, { ...options, dishesOf }));
  const people = verdicts.map(({ certificate }) => certificate);
  const [first = [], ...others] = people.map(({ warnings }) => warnings);
  const shared = first.filter((warning) => others.every((list) => list.includes(warning)));
  return {
    certificate: {
      ...sumOf(people, meals),
      diet: commonDiet(request.people),
      people: people.map((one) => ({ ...one, warnings: one.warnings.filter((warning) => !shared.includes(warning)) })),
    },
    warnings: shared,
    violations: [...meals.flatMap(potViolations), ...verdicts.flatMap(({ violations }) => violations)],
  };
}

/** The strictest diet that every meal keeps for everybody; 'none' where only one person's own limits make it one. */
export function commonDiet(people: readonly Pick<FamilyPerson, 'dietaryPreferences'>[]): Diet {
  const diets = new Set(people.map(({ dietaryPreferences }) => dietaryPreferences));
  const [only = 'none', ...others] = diets;
  if (others.length === 0) return only;
  return KEPT_BY_ALL.find((diet) => diets.has(diet)) ?? 'none';
}

/** Diets that are kept by leaving foods out: who shares the dishes keeps them as well. */
const KEPT_BY_ALL = ['vegan', 'vegetarian', 'paleo', 'mediterranean'] as const;

function certifyEater(
  { person, task }: Eater,
  meals: readonly PlannedMeal[],
  options: WarningOptions,
): { certificate: PersonCertificate; violations: string[] } {
  const { profileId, name } = person;
  const missing: string[] = [];
  const eaten = meals.flatMap((meal) => {
    const portion = meal.portions?.find((one) => one.profileId === profileId);
    if (!portion) missing.push(words.eater({ meal: meal.name, name }));
    return portion ? [{ meal, portion }] : [];
  });
  // Servings are what a person eats of a meal: here a share of the pot.
  const asEaten = eaten.map(({ meal, portion }) => ({ ...meal, servings: portion.grams / rawGrams(meal) }));
  const { certificate, violations } = certifyPlan(task, asEaten);
  const plates = eaten.map(({ meal, portion }) => plateOf({ ...meal, servings: 1 }, portion));
  const actual = sharesOf(plates);
  const points = (['protein', 'carbs', 'fat'] as const).map((macro) => Math.abs(actual[macro] - task.shares[macro]));
  return {
    certificate: {
      ...certificate,
      actual: figuresOfPlates(plates),
      profileId,
      name,
      macroDistance: tenth(100 * Math.max(...points)),
      warnings: warningsOf(task, plates, options),
    },
    violations: [...missing, ...violations],
  };
}

/** As for a plan of their own, but that it is the sharing that keeps a macro from its target. */
function warningsOf(task: PlanningTask, plates: readonly PlannedMeal[], options: WarningOptions) {
  const ofDishesLeft = macroWarnings(task, plates);
  const others = planWarnings(task, plates, options).filter((warning) => !ofDishesLeft.includes(warning));
  return [...others, ...macroWarnings(task, plates, texts.family.macroOff)];
}

/** The portions add up to the pot to the gram, and their figures are those of their grams. */
function potViolations(meal: PlannedMeal): string[] {
  const portions = meal.portions ?? [];
  const sum = portions.reduce((total, { grams }) => total + grams, 0);
  const areTrue = portions.every((portion) => figuresAreTrue(portionFigures(meal, portion.grams), portion));
  return [
    ...(sum === rawGrams(meal) ? [] : [words.grams({ meal: meal.name })]),
    ...(areTrue ? [] : [words.portion({ meal: meal.name })]),
  ];
}

/** Sums of what the portions show, so that what a person adds up agrees. */
function figuresOfPlates(plates: readonly PlannedMeal[]): Certificate['actual'] {
  const sum = (of: (plate: PlannedMeal) => number) => plates.reduce((total, plate) => total + of(plate), 0);
  return {
    calories: Math.round(sum(({ calories }) => calories)),
    macros: {
      protein: tenth(sum(({ macros }) => macros.protein)),
      fat: tenth(sum(({ macros }) => macros.fat)),
      carbs: tenth(sum(({ macros }) => macros.carbs)),
    },
  };
}

function sumOf(people: readonly PersonCertificate[], meals: readonly PlannedMeal[]): Omit<Certificate, 'diet'> {
  const excluded = people.flatMap((one) => one.excluded);
  const sum = (of: 'target' | 'actual'): Certificate['actual'] => {
    const add = (figure: (one: Certificate['actual']) => number) =>
      people.reduce((total, one) => total + figure(one[of]), 0);
    return {
      calories: Math.round(add(({ calories }) => calories)),
      macros: {
        protein: tenth(add(({ macros }) => macros.protein)),
        fat: tenth(add(({ macros }) => macros.fat)),
        carbs: tenth(add(({ macros }) => macros.carbs)),
      },
    };
  };
  return {
    excluded: [...new Map(excluded.map((one) => [one.term.toLowerCase(), one])).values()],
    notAssessed: [...new Set(people.flatMap((one) => one.notAssessed))],
    target: sum('target'),
    actual: sum('actual'),
    checkedIngredients: meals.reduce((total, { items }) => total + items.length, 0),
  };
}
