/**
 * Categories of SR Legacy of single foods without coffee, tea and cocoa: none of their 3,033 rows that were measured holds caffeine. Of
 * mixed dishes, sweets, drinks and milk products a row that nobody measured is not known.
 */
const WITHOUT: ReadonlySet<string> = new Set([
  'Beef Products',
  'Cereal Grains and Pasta',
  'Fats and Oils',
  'Finfish and Shellfish Products',
  'Fruits and Fruit Juices',
  'Lamb, Veal, and Game Products',
  'Nut and Seed Products',
  'Pork Products',
  'Poultry Products',
  'Sausages and Luncheon Meats',
  'Spices and Herbs',
  'Vegetables and Vegetable Products',
]);

/** Whether the foods of a category hold no caffeine, whether or not anybody measured them. */
export function holdsNoneByNature(category: string): boolean {
  return WITHOUT.has(category);
}
