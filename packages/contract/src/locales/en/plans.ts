import { message, plural } from '../../message.ts';

/** What a plan says of itself: ingredient lines, tags, notes, and why there is none. */
export const plans = {
  ingredient: message('{grams} g {name}'),
  tags: {
    vegan: 'Vegan',
    vegetarian: 'Vegetarian',
    highProtein: 'High Protein',
    lowCarb: 'Low Carb',
    highFiber: 'High Fiber',
    quick: 'Quick',
  },
  kinds: { breakfast: 'breakfast', main: 'lunch or dinner', snack: 'snack' },
  lowCalories: message(
    'Eating under {kcal} kcal a day wants a doctor’s or dietitian’s advice. Please do not follow this plan for long without it.',
  ),
  vitaminB12: 'A vegan diet needs a source of vitamin B12, such as a supplement or fortified food.',
  notAssessed: message(
    'We cannot assess “{term}”: our food table does not know it. Dishes that name it are left out; please check the ingredients yourself.',
  ),
  understood: message('From your notes: {wishes}.'),
  notUsed: message('We could make nothing of this part of your notes: “{notes}”.'),
  macroOff: message(
    '{macro} makes up {actual} % of the energy instead of the {target} % aimed at: the dishes that are left allow no closer fit.',
  ),
  mediterraneanLacks: {
    staple: 'The dishes that are left hold less fish, pulses and nuts than the Mediterranean diet asks for.',
    vegetables: 'The dishes that are left hold fewer vegetables than the Mediterranean diet asks for.',
  },
  macros: { protein: 'Protein', carbs: 'Carbohydrate', fat: 'Fat' },
  slotEmpty: message('No dish for {slot} is left: {reasons}. {wayOut}'),
  slotTooFew: plural({
    one: 'Only one dish for {slot} is left: {reasons}. {wayOut}',
    other: 'Only {count} different dishes for {slot} are left: {reasons}. {wayOut}',
  }),
  removedByDiet: message('the {diet} diet leaves {left} of {all}'),
  removedByTime: message('the cooking time leaves {left}'),
  removedByExclusions: message('leaving out {terms} leaves {left}'),
  tryWithoutTerm: message('Allowing {term} would leave {count}.'),
  tryOtherTime: message('Any cooking time would leave {count}.'),
  tryOtherDiet: message('Without the diet {count} would be left.'),
  tryFewerRules: 'Please leave out less, or choose another diet or cooking time.',
  wrongMealCount: plural({
    one: '{target} kcal do not fit into {count} meal. Ask for {possible} meals, or another calorie target.',
    other: '{target} kcal do not fit into {count} meals. Ask for {possible} meals, or another calorie target.',
  }),
  slotTooLarge: message('One meal of {target} kcal is more than we can plan. Ask for at most {max} kcal.'),
  slotTooSmall: message('One meal of {target} kcal is less than we can plan. Ask for at least {min} kcal.'),
  cannotReach: message(
    'The dishes that are left cannot reach {target} kcal. Leave out less, or choose another number of meals or calorie target.',
  ),
  cannotMeet: message(
    'The dishes that are left cannot reach {target} kcal within the limits of the {diet} diet. Leave out less, or choose another number of meals or calorie target.',
  ),
  limits: {
    protein: 'protein',
    fat: 'fat',
    carbs: 'carbs',
    netCarbs: 'net carbs',
    mealProtein: 'the protein of each meal',
  },
  violations: {
    unknown: message('{meal} holds something that the tables do not know'),
    diet: message('{food} breaks the diet'),
    time: message('{meal} takes too long or too short'),
    oliveOil: message('{meal} is not cooked with olive oil'),
    excluded: message('{food} is left out by “{term}”'),
    named: message('{meal} names “{term}”'),
    figures: message('the figures of {meal} are not those of its ingredients'),
    tags: message('the tags of {meal} are not those of its ingredients'),
    amount: message('{meal} holds an amount that cannot be weighed'),
    count: plural({ one: '{count} meal instead of {wanted}', other: '{count} meals instead of {wanted}' }),
    repeated: 'a meal stands twice',
    slot: 'a meal stands in another slot than asked for',
    kcal: message('the day misses its target by {percent} %'),
    limit: message('the limit on {macro} is broken'),
  },
  offeredUnknown: message('We do not know the meal “{name}”, so this plan cannot be certified.'),
  offeredBroken: message('This plan does not keep what was asked: {reason}.'),
};
