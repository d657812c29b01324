import { area } from '../../language/area.ts';

/** Wishes that chips put into the notes of the planner. */
export const noteChips = area('note-chips', {
  label: 'Wishes to put into the notes',
  // Read by the planner as they stand: English until it reads other languages.
  phrases: {
    quick: 'Under 20 minutes',
    simple: 'Simple dishes',
    noOven: 'No oven',
    soup: 'Soup for dinner',
    sandwich: 'Sandwich for lunch',
    coldLunch: 'Cold lunch',
    bigBreakfast: 'Big breakfast',
    lightDinner: 'Light dinner',
    spicy: 'Something spicy',
    mild: 'Not too spicy',
    fibre: 'More fibre',
    salt: 'Less salt',
    sodium: 'Sodium up to 1,500 mg',
    sugar: 'Less sugar',
  },
  more: 'More wishes',
  fewer: 'Fewer wishes',
  // Read by the planner as they stand, too. What no plan follows (costs, guests, meals that repeat) has no chip.
  groups: {
    dishes: {
      label: 'Dishes',
      phrases: {
        salad: 'Salad for lunch',
        wrap: 'Wrap for lunch',
        curry: 'Curry for dinner',
        stirFry: 'Stir-fry for dinner',
        noSmoothies: 'No smoothies',
        noSoup: 'No soup',
      },
    },
    cuisines: {
      label: 'Cuisines',
      phrases: {
        indian: 'Indian food',
        italian: 'Italian food',
        mexican: 'Mexican food',
        mediterranean: 'Mediterranean food',
        japanese: 'Japanese food',
        lessIndian: 'Less Indian food',
        lessItalian: 'Less Italian food',
      },
    },
    foods: {
      label: 'Foods',
      phrases: {
        vegetables: 'More vegetables',
        fish: 'More fish',
        beans: 'More beans',
        lessMeat: 'Less meat',
        lessCheese: 'Less cheese',
      },
    },
    meals: {
      label: 'Meals',
      phrases: {
        lightBreakfast: 'Light breakfast',
        warmBreakfast: 'Warm breakfast',
        bigLunch: 'Big lunch',
        warmLunch: 'Warm lunch',
        bigDinner: 'Big dinner',
        smallSnack: 'Small snack',
      },
    },
    kitchen: {
      label: 'Kitchen',
      phrases: {
        half: 'Under 30 minutes',
        noCooking: 'No cooking',
        noBlender: 'No blender',
        noStove: 'No stove',
        noMicrowave: 'No microwave',
        elaborate: 'Elaborate dishes welcome',
      },
    },
    nutrients: {
      label: 'Nutrients',
      phrases: {
        protein: 'More protein',
        carbs: 'Fewer carbs',
        fat: 'Less fat',
        lessFibre: 'Less fibre',
        fibreAtMost: 'Fibre up to 20 g',
      },
    },
  },
});
