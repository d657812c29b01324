/** What a stand-in for a model reads from a request: the allowed foods of the system text, the order of the user's. */
export type SeenDishRequest = {
  foods: string[];
  places: { place: number; mealType: string; kcal: number; minutesMin: number; minutesMax: number }[];
  notes: string;
  rules: string[];
  shares: { protein: number; carbs: number; fat: number };
};

export type StandInDish = {
  place: number;
  name: string;
  cuisine: string;
  prepMinutes: number;
  cookMinutes: number;
  difficulty: string;
  items: { food: string; grams: number }[];
  steps: string[];
};

type Stock = readonly [id: string, words: string, kcalPer100g: number];

// Enough foods for any diet and most exclusions, the usual ones first.
const PROTEINS: readonly Stock[] = [
  ['chicken-breast', 'chicken breast', 120],
  ['firm-tofu', 'firm tofu', 144],
  ['chickpea-canned', 'chickpeas', 139],
  ['salmon', 'salmon fillet', 208],
  ['lentil-red', 'red lentils', 358],
  ['egg', 'eggs', 143],
  ['kidney-bean-canned', 'canned kidney beans', 124],
  ['cod', 'cod fillet', 82],
  ['turkey-breast', 'turkey breast', 114],
  ['beef-mince', 'beef mince', 254],
  ['tempeh', 'tempeh', 192],
  ['prawn', 'prawns', 85],
  ['pumpkin-seed', 'pumpkin seeds', 559],
];
const STARCHES: readonly Stock[] = [
  ['rice-brown', 'brown rice', 360],
  ['potato', 'potato', 77],
  ['quinoa', 'quinoa', 368],
  ['sweet-potato', 'sweet potato', 86],
  ['buckwheat', 'buckwheat', 343],
];
const VEGETABLES: readonly Stock[] = [
  ['courgette', 'courgette', 17],
  ['broccoli', 'broccoli', 34],
  ['spinach', 'spinach', 23],
  ['carrot', 'carrot', 41],
  ['cauliflower', 'cauliflower', 25],
];
const FATS: readonly Stock[] = [
  ['olive-oil', 'olive oil', 884],
  ['avocado-oil', 'avocado oil', 884],
  ['canola-oil', 'canola oil', 884],
];

/** Shares of a dish's energy for its protein, starch, vegetables and fat, as the request asks. */
function energyShares({ shares }: SeenDishRequest): [number, number, number, number] {
  if (shares.carbs < 15) return [0.45, 0, 0.08, 0.47];
  return [0.4, shares.carbs < 30 ? 0.15 : 0.38, 0.07, 0.15];
}

/** A dish for each place, of allowed foods only, about as large as asked, in words that match: a model at its best. */
export function honestDishes(seenRequest: SeenDishRequest): StandInDish[] {
  return seenRequest.places.map((place, index) => honestDish(seenRequest, place, index));
}

function honestDish(
  seenRequest: SeenDishRequest,
  { place, kcal, minutesMin, minutesMax }: SeenDishRequest['places'][number],
  index: number,
) {
  const pick = (stock: readonly Stock[]) => {
    const allowed = stock.filter(([id]) => seenRequest.foods.includes(id));
    return allowed[index % Math.max(1, allowed.length)];
  };
  const shares = energyShares(seenRequest);
  const parts = [PROTEINS, STARCHES, VEGETABLES, FATS].map((stock, part) => ({
    stock: pick(stock),
    share: shares[part] ?? 0,
  }));
  const used = parts.flatMap(({ stock, share }) => (stock && share > 0 ? [{ stock, share }] : []));
  const items = used.map(({ stock: [food, , kcalPer100g], share }) => ({
    food,
    grams: Math.max(5, Math.round((kcal * share * 100) / kcalPer100g)),
  }));
  const words = used.map(({ stock }) => stock[1]);
  const [first = 'vegetables', second = first] = words;
  const prepMinutes = 10;
  const cookMinutes = Math.max(15, Math.min(minutesMax - prepMinutes, Math.max(20, minutesMin - prepMinutes)));
  return {
    place,
    name: `Pan of ${first} with ${second}`,
    cuisine: 'International',
    prepMinutes,
    cookMinutes,
    difficulty: 'Easy',
    items,
    steps: [
      `Cut the ${words.join(', the ')} into small pieces where needed.`,
      `Cook everything together gently until tender: ${words.join(', ')}.`,
    ],
  };
}
