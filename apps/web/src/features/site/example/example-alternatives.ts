/** Other lunches that the planner offered for the example plan: kcal of the meal and of the whole day with it. */
export const EXAMPLE_ALTERNATIVES: readonly { name: string; calories: number; dayCalories: number }[] = [
  { name: 'Provençal vegetable tian with a hemp and pumpkin seed crust', calories: 530, dayCalories: 1800 },
  { name: 'Rajma masala with brown rice and onion-radish salad', calories: 658, dayCalories: 1800 },
  { name: 'Split pea and bottle gourd dal with millet', calories: 664, dayCalories: 1800 },
];
