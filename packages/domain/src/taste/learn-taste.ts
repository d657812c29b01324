import { daysBetween } from '@platewise/contract/dates/local-date';
import type { Taste } from '@platewise/contract/generation/taste-schema';
import { LIMITS } from '@platewise/contract/limits';
import { thousandth } from '../rounding.ts';
import type { TasteEvent, TasteEventKind } from './taste-events.ts';

/**
 * What each event says for or against the cuisine and the main foods of its meal; our own figures, with a swap as the unit. What was eaten, or left as
 * it was while another meal of the plan was swapped, is no liking, since people eat what is served: it only speaks against a dislike.
 */
const STRENGTH: Record<TasteEventKind, { side: 'for' | 'against' | 'at-ease'; strength: number }> = {
  hearted: { side: 'for', strength: 1.5 },
  'swapped-in': { side: 'for', strength: 1 },
  'swapped-away': { side: 'against', strength: 1 },
  'not-again': { side: 'against', strength: 2 },
  eaten: { side: 'at-ease', strength: 1 },
  'let-stand': { side: 'at-ease', strength: 0.5 },
};

/** Days after which an event counts half; our own figure: a season changes what people like to eat. */
const HALF_LIFE_DAYS = 60;

/** Strength of events that are taken for chance, in swaps; our own figure, with which one event makes a weight of a third. */
const DOUBT = 2;

/** Weights nearer to none than this are not acted on; our own figure, which one swap reaches where nothing speaks against it. */
export const TASTE_FROM = 0.25;

/** What a person states themselves of a cuisine or a food; it wins over what was learnt. */
export const TASTE_CHOICES = ['liked', 'disliked', 'ignored'] as const;

export type TasteChoice = (typeof TASTE_CHOICES)[number];

export type TasteChoices = {
  cuisines: Readonly<Record<string, TasteChoice>>;
  foods: Readonly<Record<string, TasteChoice>>;
};

/** A cuisine, by its name, or a food, by its id; its weight from -1 to 1; and how often what was done with a meal of it. */
export type LearntWeight = {
  of: 'cuisine' | 'food';
  id: string;
  name: string;
  weight: number;
  counts: Partial<Record<TasteEventKind, number>>;
};

/**
 * The weight of every cuisine and every main food of the meals of the events, from -1 (disliked) to 1 (liked), the strongest first: what speaks for it less
 * what speaks against it, as a share of both and of a little doubt, so that no number of events leads beyond 1. Old events count less, by
 * their day alone: their order changes nothing. The same events and day give the same weights.
 */
export function learnTaste(events: readonly TasteEvent[], today: string): LearntWeight[] {
  const evidence = new Map<string, Evidence>();
  for (const event of inOrder(events)) {
    for (const subject of subjectsOf(event)) {
      const key = `${subject.of} ${subject.id}`;
      const sum = evidence.get(key) ?? { ...subject, for: 0, against: 0, 'at-ease': 0, counts: {} };
      evidence.set(key, withEvent(sum, event, today));
    }
  }
  return [...evidence.values()]
    .map(({ of, id, name, counts, ...sums }) => ({ of, id, name, counts, weight: weightOf(sums) }))
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight) || compare(a.of, b.of) || compare(a.id, b.id));
}

/**
 * What is handed to the planner: the strongest weights that are worth acting on, and what the person states themselves, at full weight. Undefined where that is
 * nothing.
 */
export function tasteOf(learnt: readonly LearntWeight[], { cuisines, foods }: TasteChoices): Taste | undefined {
  const taste = {
    cuisines: strongest(
      learnt.filter(({ of }) => of === 'cuisine'),
      cuisines,
    ),
    foods: strongest(
      learnt.filter(({ of }) => of === 'food'),
      foods,
    ),
  };
  return Object.keys(taste.cuisines).length + Object.keys(taste.foods).length > 0 ? taste : undefined;
}

// Sums of the same numbers in another order differ in their last digit.
function inOrder(events: readonly TasteEvent[]): TasteEvent[] {
  return events.toSorted((a, b) => compare(a.day, b.day) || compare(a.kind, b.kind));
}

type Subject = Pick<LearntWeight, 'of' | 'id' | 'name'>;

type Sums = Record<'for' | 'against' | 'at-ease', number>;

type Evidence = Subject & Sums & Pick<LearntWeight, 'counts'>;

function subjectsOf({ meal }: TasteEvent): Subject[] {
  const cuisine = meal.cuisine === null ? [] : [{ of: 'cuisine' as const, id: meal.cuisine, name: meal.cuisine }];
  return [...cuisine, ...meal.foods.map(({ food, name }) => ({ of: 'food' as const, id: food, name }))];
}

function withEvent(sum: Evidence, { kind, day }: TasteEvent, today: string): Evidence {
  const { side, strength } = STRENGTH[kind];
  // A clock that was set back makes nothing count more than today.
  const age = Math.max(0, daysBetween(day, today));
  return {
    ...sum,
    [side]: sum[side] + strength * 0.5 ** (age / HALF_LIFE_DAYS),
    counts: { ...sum.counts, [kind]: (sum.counts[kind] ?? 0) + 1 },
  };
}

function weightOf(sums: Sums): number {
  const net = sums.for - sums.against;
  const ease = net < 0 ? sums['at-ease'] : 0;
  return thousandth(net / (sums.for + sums.against + ease + DOUBT));
}

function strongest(
  learnt: readonly LearntWeight[],
  choices: Readonly<Record<string, TasteChoice>>,
): Record<string, number> {
  const stated = Object.entries(choices).flatMap(([id, choice]) =>
    choice === 'ignored' ? [] : [[id, choice === 'liked' ? 1 : -1] as const],
  );
  const open = learnt.filter(({ id, weight }) => !Object.hasOwn(choices, id) && Math.abs(weight) >= TASTE_FROM);
  return Object.fromEntries(
    [...stated, ...open.map(({ id, weight }) => [id, weight] as const)].slice(0, LIMITS.tasteNamesMax),
  );
}

// The same on every device, whatever its language.
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
