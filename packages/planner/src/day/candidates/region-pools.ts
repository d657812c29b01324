import type { Region } from '@platewise/contract/account/preference-options';
import type { Wish } from '../../request/notes/wish-words.ts';
import type { Dish } from '../dish.ts';
import { seededRandom } from '../seeded-random.ts';
import type { SlotPool } from './slot-pool.ts';

/** Where the cuisines of our dishes are at home: our own reading, as a person looks for what they grew up with. */
const CUISINES: Readonly<Record<Region, readonly string[]>> = {
  africa: ['Ethiopian', 'Moroccan', 'Nigerian', 'Senegalese', 'South African'],
  'east-asia': ['Chinese', 'Filipino', 'Indonesian', 'Japanese', 'Korean', 'Malaysian', 'Thai', 'Vietnamese'],
  europe: ['Austrian', 'British', 'French', 'Georgian', 'German', 'Hungarian', 'Irish', 'Nordic', 'Polish', 'Swiss'],
  'latin-america': ['Argentinian', 'Brazilian', 'Caribbean', 'Cuban', 'Mexican', 'Peruvian'],
  mediterranean: ['Cypriot', 'Greek', 'Italian', 'Mediterranean', 'Portuguese', 'Spanish'],
  'middle-east': ['Lebanese', 'Middle Eastern', 'Moroccan', 'Persian', 'Turkish'],
  'north-america': ['American'],
  'south-asia': ['Indian', 'Nepalese', 'Sri Lankan'],
};

/** What is eaten everywhere: porridge, an omelette, a boiled egg. */
const EVERYWHERE = 'International';

/** So many of a person's meals are looked for in their region alone: our own figure. With what the others are by chance it makes about two of three. */
const HOME_SHARE = 0.6;
/** Dishes for a meal that are enough for a plan and for variety; with fewer from the region, others stand next to them. */
export const VARIED = 8;

/** Whether a dish is from that region, or eaten everywhere. */
export function isFrom(region: Region, { recipe: { cuisine } }: Pick<Dish, 'recipe'>): boolean {
  return cuisine === EVERYWHERE || CUISINES[region].includes(cuisine);
}

/** The share of a circle that the golden section cuts off: steps of it fall evenly around, so that no day is all of it or nothing of it. */
const EVEN_STEP = (3 - Math.sqrt(5)) / 2;

/** Whether the meal in that place of a day, or the day in that place of a week, is looked for in the person's region: the same for the same seed. */
export function isHomeMeal(seed: number, place: number): boolean {
  return (seededRandom(seed + 86_028_121)() + place * EVEN_STEP) % 1 < HOME_SHARE;
}

/** The region of a request whose notes wish for no cuisine: these words go before what is always so. */
export function plainRegion(region: Region | null | undefined, wishes: readonly Wish[]): Region | null {
  return wishes.some(({ cuisine, isLess }) => cuisine !== undefined && !isLess) ? null : (region ?? null);
}

/** The pools of a day, some of them with no dishes but those of a region, where enough of these are left. */
export function byRegion(region: Region, seed: number, pools: readonly SlotPool[]): SlotPool[] {
  return pools.map((pool, place) => {
    if (!isHomeMeal(seed, place)) return pool;
    const ofRegion = (dishes: readonly Dish[]) => dishes.filter((dish) => isFrom(region, dish));
    const [preferred, others] = [ofRegion(pool.preferred), ofRegion(pool.others)];
    const isEnough = preferred.length + others.length >= VARIED;
    return isEnough && (preferred.length > 0 || pool.preferred.length === 0) ? { ...pool, preferred, others } : pool;
  });
}
