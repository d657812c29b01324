import { area } from '../../language/area.ts';

/** Labels of the planner's choices, word for word from core 2. */
export const options = area('options', {
  goal: {
    weight_loss: 'Weight Loss',
    muscle_gain: 'Muscle Gain',
    maintenance: 'Maintenance',
    athletic_performance: 'Athletic Performance',
    balanced: 'Balanced',
  },
  diet: {
    vegan: 'Vegan',
    vegetarian: 'Vegetarian',
    paleo: 'Paleo',
    keto: 'Keto',
    mediterranean: 'Mediterranean',
    low_carb: 'Low Carb',
    high_protein: 'High Protein',
    none: 'No particular diet',
  },
  cookingTime: {
    any: 'Any',
    quick: 'Quick 15-30 min',
    medium: '30-60 min',
    slow: '60+ min',
  },
  difficulty: { Easy: 'Easy', Medium: 'Medium', Hard: 'Hard' },
  mealType: { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner', snack: 'Snack' },
});
