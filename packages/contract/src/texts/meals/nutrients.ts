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
});
