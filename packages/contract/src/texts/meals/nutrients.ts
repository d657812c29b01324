import { area } from '../../language/area.ts';
import { message, plural } from '../../language/message.ts';

/** Names of nutrients, where their figures come from, and for whom there are reference intakes. */
export const nutrients = area('nutrients', {
  names: {
    kcal: 'Energy',
    protein: 'Protein',
    fat: 'Fat',
    carbs: 'Carbohydrate',
    fiber: 'Fiber',
    sugar: 'Sugar',
    saturatedFat: 'Saturated fat',
    sodium: 'Sodium',
    calcium: 'Calcium',
    iron: 'Iron',
    magnesium: 'Magnesium',
    phosphorus: 'Phosphorus',
    potassium: 'Potassium',
    zinc: 'Zinc',
    copper: 'Copper',
    selenium: 'Selenium',
    vitaminA: 'Vitamin A',
    vitaminE: 'Vitamin E',
    vitaminD: 'Vitamin D',
    vitaminK: 'Vitamin K',
    vitaminC: 'Vitamin C',
    thiamin: 'Thiamin (B1)',
    riboflavin: 'Riboflavin (B2)',
    niacin: 'Niacin (B3)',
    vitaminB6: 'Vitamin B6',
    folate: 'Folate',
    vitaminB12: 'Vitamin B12',
    choline: 'Choline',
    cholesterol: 'Cholesterol',
    monounsaturatedFat: 'Monounsaturated fat',
    polyunsaturatedFat: 'Polyunsaturated fat',
    ala: 'Alpha-linolenic acid (ALA)',
    epa: 'EPA',
    dha: 'DHA',
    transFat: 'Trans fat',
    caffeine: 'Caffeine',
  },
  sources: {
    row: plural({
      one: 'USDA FoodData Central, food {rows}; nutrients of its row in SR28.',
      other: 'Computed from USDA FoodData Central, foods {rows}; nutrients of their rows in SR28.',
    }),
    ifct: message('Indian Food Composition Tables 2017, {rows}: {note}.'),
    relatives: plural({
      one: 'Not measured in its row; by row {rows}, a quarter less to a quarter more: {note}.',
      other: 'Not measured in its row; by rows {rows}, a quarter less to a quarter more: {note}.',
    }),
    variants: message('Between USDA rows {rows}: {note}.'),
    figures: message('USDA FoodData Central, food {fdcId}.'),
    stated: 'As it was logged or stated.',
    loggedRow: 'The row of USDA FoodData Central that was logged.',
    nature: 'There is none by nature.',
    group: 'Not measured; between the lowest and the highest measured food of its group.',
  },
  references: {
    adultsOnly:
      'We hold reference intakes for adults from 19 years on. Those of younger people differ, and none are shown.',
    noStage: 'The tables have no values for pregnancy or breastfeeding after 50 years.',
    noStageOfMen:
      'The tables have values for pregnancy and breastfeeding of women alone. Change the sex or leave it open.',
    noValues:
      'The Indian values that are published free of charge leave out pregnancy and breastfeeding. Choose the American set, or ask a doctor.',
  },
  /** What no plan promises, and why. */
  notPromised: {
    vitaminD:
      'Vitamin D is not promised: few foods hold it, and the American value assumes that the skin makes hardly any (IOM 2011, doi 10.17226/13050).',
    fishOils:
      'EPA and DHA are not promised: the tables hold no intake for them, only one for ALA (IOM 2005, doi 10.17226/10490). Fish and oil of algae have them.',
    iodine:
      'Iodine is not shown: USDA SR28, which our figures are copied from, has none, and what salt holds depends on the brand.',
    vitaminB12:
      'Vitamin B12 is not promised without food of animals: plants hold none by nature. Fortified food or a supplement does (NIH Office of Dietary Supplements, Vitamin B12).',
    indianIron:
      'Iron of the Indian set is not promised: its values lie above the American ones (29 mg, not 18 mg, for women; ICMR-NIN 2020, tables 3 and 4), and a day of our meals may not reach them.',
  },
});
