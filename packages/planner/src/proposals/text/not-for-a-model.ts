import { containsPhrase, wordsOf } from '@platewise/nutrition/words/word-forms';

const NUMBERS = `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
  eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million dozen half halve quarter third
  second double doubled triple twice thrice couple single pair fewer more less least enough extra spare plenty lots
  much amount quantity number ratio`;
const UNITS = `gram gramme g kg kilo kilogram mg ml cl litre liter oz ounce lb pound cup tablespoon tbsp teaspoon tsp pint quart
  gallon inch cm mm handful pinch dash knob dollop serving helping minute min hour hr degree celsius
  fahrenheit temperature percent percentage overnight`;
const MONEY = `price cost cheap cheaper cheapest expensive inexpensive budget money rupee dollar euro cent bargain`;
/** What food does to a body, stated in words that no step needs. */
const NUTRITION = `health healthy healthier healthful wholesome nutrition nutritious nutritional nutrient protein carb
  carbohydrate fiber fibre vitamin mineral calcium energy energizing energising slim slimming nourish nourishing diet dietary
  calory`;
/** The same, where no pan is of iron and no wrap has a filling. */
const NUTRITION_WITHOUT_STEPS = `fat fatty iron boost weight lean balanced balance benefit clean pure natural power fuel filling
  satisfying`;
/** How food keeps: the guide says it, with its source. */
const KEEPING = `freezer freeze freezing store stored storing storage reheat reheated reheating spoil spoiled expire expired
  expiry month year`;
/** How food is handled, which the tasks of the guide say themselves. */
const HANDLING = `fridge frozen thaw thawing defrost leftover refrigerate refrigerator chill chilled chilling keep keeps kept
  keeping raw rare pink undercooked underdone bloody counter wash washed washing rinse rinsed rinsing`;
/** The work and the list are as they are. */
const CHANGES = `skip omit instead replace replaced replacing substitute substituted swap swapped without optional optionally
  avoid ignore alternative not never no`;

const NOWHERE = setOf(MONEY, NUTRITION, KEEPING);
const PHRASES_NOWHERE = [
  'good for you',
  'rich in',
  'iron rich',
  'low in',
  'high in',
  'source of',
  'weight loss',
  'lose weight',
  'losing weight',
  'burn fat',
  'fat burning',
].map(wordsOf);

/** A dish is cooked at one go: its days are days in a fridge. */
const NOT_IN_DISHES = setOf('day week');
const NOT_IN_GENERATED_TEXT = setOf(NUMBERS, UNITS, NUTRITION_WITHOUT_STEPS, HANDLING, CHANGES);
const PHRASES_NOT_IN_GENERATED_TEXT = ['leave out', 'left out', 'room temperature', 'for days', 'full of'].map(wordsOf);

/**
 * Whether the words of a dish speak of what a model is not asked for: money, what food does to a body, how it is kept.
 * Words are singular, as `wordsOf` gives them.
 */
export function isNotForDish(words: readonly string[]): boolean {
  return isNowhere(words) || words.some((word) => NOT_IN_DISHES.has(word));
}

/** Whether words next to a guide or a list speak of that, or of amounts, times or another way than ours. */
export function isNotForGeneratedText(words: readonly string[]): boolean {
  return (
    isNowhere(words) ||
    words.some((word) => NOT_IN_GENERATED_TEXT.has(word)) ||
    PHRASES_NOT_IN_GENERATED_TEXT.some((phrase) => containsPhrase(words, phrase))
  );
}

function isNowhere(words: readonly string[]): boolean {
  return words.some((word) => NOWHERE.has(word)) || PHRASES_NOWHERE.some((phrase) => containsPhrase(words, phrase));
}

function setOf(...lists: readonly string[]): ReadonlySet<string> {
  return new Set(wordsOf(lists.join(' ')));
}
