/** Where a price comes from; 'estimate' is our estimate, and 'lentils' the price of dried lentils for another pulse. */
export type PriceBasis =
  | 'india-2022'
  | 'india-2023'
  | 'press-2024'
  | 'press-2026'
  | 'bls-2026'
  | 'ers-2022'
  | 'lentils'
  | 'estimate';

/** A retail price per kilogram, or per litre where the row says so, its basis, and the range that the source states. */
export type Price =
  | readonly [amount: number, basis: PriceBasis]
  | readonly [amount: number, basis: PriceBasis, low: number, high: number];

/** One row of the price list: the item's name there, ours for it, rupees and dollars. */
export type PriceRow = {
  item: string;
  name: string;
  inr: Price | null;
  usd: Price | null;
  unit?: 'litre';
};

/** The price list. */
export const PRICE_ROWS = [
  { item: 'rice white', name: 'white rice', inr: [34, 'india-2022', 31, 49], usd: [2.34, 'bls-2026'] },
  {
    item: 'wheat flour (atta / all-purpose)',
    name: 'wheat flour',
    inr: [31, 'india-2022', 24, 36],
    usd: [1.21, 'bls-2026'],
  },
  { item: 'potato', name: 'potato', inr: [24, 'india-2022', 17, 31], usd: [1.8, 'ers-2022'] },
  { item: 'onion', name: 'onion', inr: [25, 'india-2022', 17, 36], usd: [2.44, 'ers-2022'] },
  { item: 'tomato', name: 'tomato', inr: [44, 'india-2022', 27, 70], usd: [4.82, 'ers-2022', 4.82, 4.98] },
  { item: 'milk (per litre)', name: 'milk', inr: [51, 'india-2022', 39, 67], usd: [1.07, 'estimate'], unit: 'litre' },
  { item: 'sugar', name: 'sugar', inr: [42, 'india-2022', 40, 48], usd: [2.2, 'estimate'] },
  { item: 'jaggery', name: 'jaggery', inr: [50, 'india-2022', 41, 61], usd: null },
  { item: 'salt iodised', name: 'salt', inr: [19, 'india-2022', 10, 25], usd: null },
  { item: 'gram dal (chana)', name: 'split chickpeas (chana dal)', inr: [84, 'india-2023'], usd: [4.05, 'lentils'] },
  { item: 'tur/arhar dal', name: 'pigeon peas (toor dal)', inr: [154, 'india-2023', 107, 154], usd: [4.05, 'lentils'] },
  { item: 'urad dal', name: 'urad beans', inr: [123, 'india-2023', 103, 123], usd: [4.05, 'lentils'] },
  { item: 'moong dal', name: 'mung beans', inr: [116, 'india-2023', 107, 116], usd: [4.05, 'lentils'] },
  { item: 'masoor (red lentil)', name: 'red lentils', inr: [94, 'india-2023', 94, 103], usd: [4.05, 'ers-2022'] },
  { item: 'groundnut oil', name: 'peanut oil', inr: [193, 'india-2023', 192, 193], usd: null },
  { item: 'mustard oil', name: 'mustard oil', inr: [139, 'india-2023', 139, 172], usd: null },
  { item: 'soybean oil', name: 'soybean oil', inr: [125, 'india-2023', 125, 160], usd: [3.5, 'estimate'] },
  { item: 'sunflower oil', name: 'sunflower oil', inr: [125, 'india-2023', 125, 181], usd: [4, 'estimate'] },
  { item: 'chicken (dressed)', name: 'dressed chicken', inr: [300, 'press-2026', 270, 340], usd: [9.1, 'estimate'] },
  { item: 'eggs', name: 'eggs', inr: [130, 'press-2024'], usd: [3.92, 'bls-2026'] },
  { item: 'ground beef', name: 'beef mince', inr: null, usd: [14.77, 'bls-2026'] },
  { item: 'lean ground beef', name: 'lean beef mince', inr: null, usd: [18.08, 'bls-2026'] },
  { item: 'pasta', name: 'pasta', inr: [110, 'estimate'], usd: [2.88, 'bls-2026'] },
  { item: 'bread whole wheat', name: 'whole-wheat bread', inr: [110, 'estimate'], usd: [6.06, 'bls-2026'] },
  { item: 'bread white', name: 'white bread', inr: [90, 'estimate'], usd: [3.99, 'bls-2026'] },
  { item: 'ham', name: 'ham', inr: null, usd: [12.08, 'bls-2026'] },
  { item: 'black beans dried', name: 'dried black beans', inr: [140, 'estimate'], usd: [3.36, 'ers-2022'] },
  { item: 'kidney beans dried', name: 'dried kidney beans', inr: [140, 'estimate'], usd: [4.23, 'ers-2022'] },
  { item: 'apple', name: 'apple', inr: [180, 'estimate'], usd: [4.09, 'ers-2022'] },
  { item: 'banana', name: 'banana', inr: [50, 'estimate'], usd: [1.32, 'ers-2022'] },
  { item: 'orange', name: 'orange', inr: [90, 'estimate'], usd: [3.22, 'ers-2022'] },
  { item: 'grapes', name: 'grapes', inr: [100, 'estimate'], usd: [4.49, 'ers-2022'] },
  { item: 'mango', name: 'mango', inr: [100, 'estimate'], usd: [3.24, 'ers-2022'] },
  { item: 'strawberry', name: 'strawberries', inr: [300, 'estimate'], usd: [6.54, 'ers-2022'] },
  { item: 'blueberry', name: 'blueberries', inr: [1500, 'estimate'], usd: [9.17, 'ers-2022'] },
  { item: 'pineapple', name: 'pineapple', inr: [60, 'estimate'], usd: [1.36, 'ers-2022'] },
  { item: 'watermelon', name: 'watermelon', inr: [25, 'estimate'], usd: [0.84, 'ers-2022'] },
  { item: 'raisins', name: 'raisins', inr: [350, 'estimate'], usd: [8.8, 'ers-2022'] },
  { item: 'dates', name: 'dates', inr: [300, 'estimate'], usd: [12.68, 'ers-2022'] },
  { item: 'avocado', name: 'avocado', inr: [400, 'estimate'], usd: [5.89, 'ers-2022'] },
  { item: 'broccoli', name: 'broccoli', inr: [150, 'estimate'], usd: [6.79, 'ers-2022'] },
  { item: 'cabbage', name: 'cabbage', inr: [30, 'estimate'], usd: [1.76, 'ers-2022'] },
  { item: 'carrot', name: 'carrot', inr: [50, 'estimate'], usd: [2.15, 'ers-2022'] },
  { item: 'cauliflower', name: 'cauliflower', inr: [45, 'estimate'], usd: [4.82, 'ers-2022'] },
  { item: 'celery', name: 'celery', inr: [120, 'estimate'], usd: [2.57, 'ers-2022'] },
  { item: 'cucumber', name: 'cucumber', inr: [40, 'estimate'], usd: [2.75, 'ers-2022'] },
  { item: 'green beans', name: 'green beans', inr: [80, 'estimate'], usd: [5.78, 'ers-2022'] },
  { item: 'green peas frozen', name: 'frozen green peas', inr: [120, 'estimate'], usd: [4.4, 'ers-2022'] },
  { item: 'bell pepper', name: 'bell pepper', inr: [80, 'estimate'], usd: [3.26, 'ers-2022'] },
  { item: 'kale', name: 'kale', inr: [250, 'estimate'], usd: [7.57, 'ers-2022'] },
  { item: 'romaine lettuce', name: 'romaine lettuce', inr: [150, 'estimate'], usd: [5.09, 'ers-2022'] },
  { item: 'mushroom', name: 'mushrooms', inr: [250, 'estimate'], usd: [8.58, 'ers-2022'] },
  { item: 'okra', name: 'okra', inr: [60, 'estimate'], usd: [11.37, 'ers-2022'] },
  { item: 'spinach', name: 'spinach', inr: [50, 'estimate'], usd: [9.09, 'ers-2022'] },
  { item: 'sweet potato', name: 'sweet potato', inr: [50, 'estimate'], usd: [2.55, 'ers-2022'] },
  { item: 'canned tomato', name: 'canned tomatoes', inr: [120, 'estimate'], usd: [2.36, 'ers-2022'] },
  { item: 'zucchini', name: 'courgette', inr: [80, 'estimate'], usd: [3.61, 'ers-2022'] },
  { item: 'asparagus', name: 'asparagus', inr: [400, 'estimate'], usd: [6.51, 'ers-2022'] },
  { item: 'paneer', name: 'paneer', inr: [400, 'estimate'], usd: null },
  { item: 'curd / yogurt plain', name: 'plain yogurt', inr: [80, 'estimate'], usd: [4.5, 'estimate'] },
  { item: 'ghee', name: 'ghee', inr: [650, 'estimate'], usd: [20, 'estimate'] },
  { item: 'almonds', name: 'almonds', inr: [900, 'estimate'], usd: [13, 'estimate'] },
  { item: 'cashews', name: 'cashews', inr: [950, 'estimate'], usd: [18, 'estimate'] },
  { item: 'peanuts', name: 'peanuts', inr: [150, 'estimate'], usd: [6, 'estimate'] },
  { item: 'tofu', name: 'tofu', inr: [250, 'estimate'], usd: [6, 'estimate'] },
  { item: 'soya chunks', name: 'soya chunks', inr: [130, 'estimate'], usd: null },
  { item: 'olive oil', name: 'olive oil', inr: [1000, 'estimate'], usd: [13, 'estimate'] },
  { item: 'salmon', name: 'salmon', inr: [1800, 'estimate'], usd: [24, 'estimate'] },
  { item: 'rohu / white fish', name: 'white fish', inr: [220, 'estimate'], usd: [12, 'estimate'] },
  { item: 'prawns', name: 'prawns', inr: [500, 'estimate'], usd: [18, 'estimate'] },
  { item: 'mutton', name: 'goat meat', inr: [800, 'estimate'], usd: null },
  { item: 'oats', name: 'oats', inr: [180, 'estimate'], usd: [3.5, 'estimate'] },
  { item: 'quinoa', name: 'quinoa', inr: [400, 'estimate'], usd: [9, 'estimate'] },
] as const satisfies readonly PriceRow[];

/** The name of an item of the price list. */
export type PriceItem = (typeof PRICE_ROWS)[number]['item'];
