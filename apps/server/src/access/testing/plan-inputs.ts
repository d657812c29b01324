/** An id that nothing has. */
export const UNKNOWN_ID = '0198c0de-0000-7000-8000-000000000000';
const MEAL = { entryId: UNKNOWN_ID, mealId: UNKNOWN_ID };
/** A day of which nobody has anything. */
export const DAY = '2026-11-30';

const OWN_FOOD = { foodId: UNKNOWN_ID, name: 'Bar', statedPer: '100g', calories: 400, protein: 9, carbs: 60, fat: 14 };

const DRINK = { drinkId: UNKNOWN_ID, date: DAY };

/** What a procedure for Pro must be asked with, so that it gets as far as the plan; {} where nothing is needed. */
export const PRO_INPUTS: Record<string, object> = {
  'plans.prepGuide': { planIds: [UNKNOWN_ID] },
  'plans.prepWords': { planIds: [UNKNOWN_ID] },
  'shoppingList.weekWords': { generatedId: UNKNOWN_ID, dietaryPreferences: 'vegan' },
  'calorie.entries': { date: DAY },
  'calorie.day': { date: DAY },
  'calorie.nutrients': { from: DAY, to: DAY },
  'calorie.foods': { search: 'rice' },
  'calorie.usual': { slot: 'lunch' },
  'calorie.barcode': { barcode: '3017624010701' },
  'calorie.readParts': { host: 'model.example', parts: ['2 rotis'] },
  'calorie.readPhoto': { host: 'model.example', photo: '/9j/2Q==' },
  'calorie.readText': { text: '2 rotis' },
  'calorie.setOwnFood': OWN_FOOD,
  'calorie.removeOwnFood': { foodId: OWN_FOOD.foodId },
  'calorie.trend': { days: 7, to: DAY },
  'calorie.proposeReplan': { date: DAY },
  'calorie.addMeal': { name: 'Soup', calories: 300, date: DAY },
  'calorie.logFood': { food: 'brown-rice', grams: 100, date: DAY },
  'calorie.setDailyGoal': { dailyGoal: 2000, date: DAY },
  'body.setFacts': { bornOn: '1991-05-02', sex: 'female', heightCm: 168, activity: 'light', aim: 'keep' },
  'body.setEatingWindow': { window: null },
  'body.recordMeasure': { measure: 'weight', value: 70, unit: 'kg', date: '2026-11-01' },
  'body.removeMeasure': { measureId: UNKNOWN_ID },
  'body.decideTarget': { kcal: 2000, isAccepted: true },
  'imports.add': { importId: UNKNOWN_ID, source: 'cronometer', rows: [{ kind: 'weight', value: 70, date: DAY }] },
  'imports.undo': { importId: UNKNOWN_ID },
  'shoppingList.generate': { numberOfPeople: 2 },
  'shoppingList.fromPlan': { planIds: [UNKNOWN_ID], numberOfPeople: 2 },
  'shoppingList.follow': { planIds: [UNKNOWN_ID], numberOfPeople: 2 },
  'calorie.changeMeal': { ...MEAL, name: 'Soup' },
  'calorie.removeMeal': MEAL,
  'calorie.copyMeal': { ...MEAL, to: DAY },
  'calorie.copyDay': { from: '2026-11-29', to: DAY },
  'calorie.tickPlanned': { date: DAY, slot: 'lunch', outcome: 'eaten' },
  'calorie.untickPlanned': { date: DAY, slot: 'lunch' },
  'reminders.set': { log: '20:00' },
  'calorie.addWater': { ...DRINK, ml: 250 },
  'calorie.removeWater': DRINK,
  'calorie.applyReplan': { date: DAY, revision: 'x' },
  'shoppingList.addItem': { name: 'Milk' },
  'shoppingList.updateItem': { itemId: 'onion', isTicked: true },
  'shoppingList.removeItem': { itemId: 'onion' },
  'shoppingList.clear': { what: 'ticked' },
  'shoppingList.addPantryFood': { food: 'onion' },
  'shoppingList.removePantryFood': { food: 'onion' },
  'shoppingList.setOwnPrice': { food: 'onion', currency: 'INR', amount: 30, grams: 500 },
  'shoppingList.setShop': { shopId: UNKNOWN_ID, name: 'Market', aisles: [] },
  'shoppingList.removeShop': { shopId: UNKNOWN_ID },
  'shoppingList.undoRestock': { restockId: UNKNOWN_ID },
};
/** What changes a plan whose meals several people share, with what it is asked next to the plan and a meal. */
export const FAMILY_CHANGES: Record<string, object> = {
  'plans.regenerate': {},
  'plans.alternatives': {},
  'plans.mendingSwaps': {},
  'plans.substitutes': { food: 'no-food' },
  'plans.substitute': { food: 'no-food', instead: 'no-food' },
  'plans.swap': { alternative: 'no-dish' },
  'plans.reportion': {},
  'plans.undo': {},
};
