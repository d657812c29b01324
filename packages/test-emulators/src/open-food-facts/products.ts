/**
 * Products as API v2 answers them. The first is the one of its tutorial (docs/api/tutorial-off-api.md of
 * openfoodfacts/openfoodfacts-server), with the fields of a nutriment that the server computes: value, unit, `_100g` and `_serving`
 * (docs/api/ref/schemas/product_nutrition.yaml). The others are made up after the same schema.
 */
export const PRODUCTS: Readonly<Record<string, object>> = {
  '3017624010701': {
    product_name: 'Nutella',
    product_name_en: 'Nutella',
    brands: 'Ferrero,Nutella',
    serving_quantity: '15',
    nutriments: {
      carbohydrates: 57.5,
      carbohydrates_100g: 57.5,
      carbohydrates_serving: 8.62,
      carbohydrates_unit: 'g',
      energy: 2252,
      'energy-kcal': 539,
      'energy-kcal_100g': 539,
      'energy-kcal_serving': 80.8,
      'energy-kcal_unit': 'kcal',
      'energy-kj_100g': 2252,
      energy_100g: 2252,
      energy_unit: 'kJ',
      fat_100g: 30.9,
      proteins_100g: 6.3,
      salt_100g: 0.107,
      'saturated-fat_100g': 10.6,
      sodium_100g: 0.0428,
      sugars_100g: 56.3,
    },
  },
  // Only kJ and salt, numbers in text, and a serving that nobody eats.
  '4006381333931': {
    product_name: 'Haferriegel',
    product_name_en: '',
    brands: '',
    serving_quantity: 0,
    nutriments: {
      energy_100g: '1883',
      proteins_100g: '10',
      carbohydrates_100g: '60',
      fat_100g: '17.5',
      fiber_100g: '8',
      salt_100g: '0.375',
    },
  },
  // An EAN-8, whose code has 8 digits; energy comes from alcohol.
  '96385074': {
    product_name: 'Dry red wine',
    brands: 'Cellar',
    serving_quantity: 125,
    nutriments: {
      'energy-kcal_100g': 79,
      proteins_100g: 0.1,
      carbohydrates_100g: 0.6,
      fat_100g: 0,
      alcohol_100g: 13.5,
    },
  },
  // Known, with no figures but those of the prepared soup.
  '5000112637922': {
    product_name: 'Soup powder',
    brands: 'Kettle',
    nutriments: { 'energy-kcal_prepared_100g': 35, proteins_prepared_100g: 1 },
  },
  // The kJ were typed where kcal stand.
  '7622210449283': {
    product_name: 'Biscuits',
    nutriments: { 'energy-kcal_100g': 2050, proteins_100g: 6, carbohydrates_100g: 68, fat_100g: 20 },
  },
};
