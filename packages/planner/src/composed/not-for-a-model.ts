import { containsPhrase, wordsOf } from '@platewise/nutrition/word-forms';

const NUMBERS = `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
  eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million dozen half halve quarter third
  second double doubled triple twice thrice couple single pair fewer more less least enough extra spare plenty lots
  much amount quantity number ratio`;
const UNITS = `gram gramme g kg kilo kilogram mg ml cl litre liter oz ounce lb pound cup tablespoon tbsp teaspoon tsp pint quart
  gallon inch cm mm handful pinch dash knob dollop serving helping minute min hour hr degree celsius
  fahrenheit temperature percent percentage overnight month year`;
const MONEY = `price cost cheap cheaper cheapest expensive inexpensive budget money rupee dollar euro cent bargain`;
const NUTRITION = `health healthy healthier healthful wholesome nutrition nutritious nutritional nutrient protein carb
  carbohydrate fat fatty fiber fibre vitamin mineral iron calcium energy energizing energising boost weight slim lean
  balanced balance nourish nourishing diet dietary benefit clean pure natural power fuel filling satisfying calory`;
/** How food is kept, heated and handled safely: the guide says it, with its source. */
const KEEPING = `fridge freezer freeze freezing frozen refrigerate refrigerator chill chilled chilling store stored storing storage
  keep keeps kept keeping leftover raw rare pink undercooked underdone bloody thaw thawing defrost reheat reheated reheating counter spoil spoiled expire expired expiry wash washed washing rinse
  rinsed rinsing`;
/** The work and the list are as they are. */
const CHANGES = `skip omit instead replace replaced replacing substitute substituted swap swapped without optional optionally
  avoid ignore alternative not never no`;

const REFUSED: ReadonlySet<string> = new Set(wordsOf([NUMBERS, UNITS, MONEY, NUTRITION, KEEPING, CHANGES].join(' ')));
const PHRASES = [
  'leave out',
  'left out',
  'room temperature',
  'good for you',
  'rich in',
  'full of',
  'for days',
  'low in',
  'high in',
].map(wordsOf);

/**
 * Whether a text speaks of what a model is not asked for: amounts, times, prices, what food does to a body, how it is kept,
 * or another way than ours. Words are singular, as `wordsOf` gives them.
 */
export function isNotForModel(words: readonly string[]): boolean {
  return words.some((word) => REFUSED.has(word)) || PHRASES.some((phrase) => containsPhrase(words, phrase));
}
