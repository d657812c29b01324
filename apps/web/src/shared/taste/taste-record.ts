import type { Taste } from '@platewise/contract/generation/taste-schema';
import {
  type LearntWeight,
  learnTaste,
  TASTE_CHOICES,
  TASTE_FROM,
  type TasteChoice,
  type TasteChoices,
  tasteOf,
} from '@platewise/domain/taste/learn-taste';
import {
  TASTE_EVENT_KINDS,
  TASTE_EVENTS_MAX,
  type TasteEvent,
  withoutTasteOf,
} from '@platewise/domain/taste/taste-events';

/** What a device remembers of a person's taste. */
export type TasteRecord = {
  /** Whether anything is remembered and used; what was learnt before stays while it is not. */
  isLearning: boolean;
  events: readonly TasteEvent[];
  /** What the person states themselves. */
  choices: TasteChoices;
};

/** A cuisine or a food that is acted on, or that the person has stated something of. */
export type TasteLine = LearntWeight & { choice: TasteChoice | null };

export type TasteSubject = Pick<LearntWeight, 'of' | 'id'>;

export const NO_TASTE: TasteRecord = { isLearning: true, events: [], choices: { cuisines: {}, foods: {} } };

/** Reads whatever a browser holds: what is no event or no choice is left out. */
export function readTasteRecord(stored: unknown): TasteRecord {
  const { isLearning, events, choices } = fieldsOf(stored);
  const { cuisines, foods } = fieldsOf(choices);
  return {
    isLearning: isLearning !== false,
    events: (Array.isArray(events) ? events : []).filter(isEvent).slice(-TASTE_EVENTS_MAX),
    choices: { cuisines: readChoices(cuisines), foods: readChoices(foods) },
  };
}

/** What a request is sent with; undefined where nothing is known, or nothing is to be used. */
export function tasteToSend({ isLearning, events, choices }: TasteRecord, today: string): Taste | undefined {
  return isLearning ? tasteOf(learnTaste(events, today), choices) : undefined;
}

/** What a person sees of their taste: what is stated and what is worth acting on, the strongest first. */
export function tasteLines({ events, choices }: TasteRecord, today: string): TasteLine[] {
  const learnt = learnTaste(events, today);
  const lines = learnt.map((one) => ({ ...one, choice: choiceOf(choices, one) }));
  const known = lines.filter(({ weight, choice }) => choice !== null || Math.abs(weight) >= TASTE_FROM);
  const named = new Set(known.map(keyOf));
  // Its events are forgotten meanwhile, and with them the name of a food.
  const alone = (['cuisine', 'food'] as const).flatMap((of) =>
    Object.entries(of === 'cuisine' ? choices.cuisines : choices.foods).map(
      ([id, choice]): TasteLine => ({ of, id, name: id.replaceAll('-', ' '), weight: 0, counts: {}, choice }),
    ),
  );
  return [...known, ...alone.filter((line) => !named.has(keyOf(line)))];
}

/** The record with what a person states of a cuisine or a food; null leaves it to what is learnt. */
export function withTasteChoice(
  record: TasteRecord,
  { of, id }: TasteSubject,
  choice: TasteChoice | null,
): TasteRecord {
  const field = of === 'cuisine' ? 'cuisines' : 'foods';
  const { [id]: _before, ...others } = record.choices[field];
  return {
    ...record,
    choices: { ...record.choices, [field]: choice === null ? others : { ...others, [id]: choice } },
  };
}

/** The record as if it had never been about a cuisine or a food. */
export function withoutTaste(record: TasteRecord, subject: TasteSubject): TasteRecord {
  const { events, ...others } = withTasteChoice(record, subject, null);
  return { ...others, events: withoutTasteOf(events, subject) };
}

/**
 * The record as it stands now with what was forgotten back in it: `before` is how it was, `after` what was left. What was learnt, stated or
 * taken back since then stays so.
 */
export function restoredTaste({ before, after, now }: Record<'before' | 'after' | 'now', TasteRecord>): TasteRecord {
  const [left, standing] = [after, now].map(({ events }) => new Map(events.map((one) => [eventKey(one), one])));
  const restored = before.events.flatMap((event): TasteEvent[] => {
    const [then, today] = [left?.get(eventKey(event)), standing?.get(eventKey(event))];
    if (JSON.stringify(then) === JSON.stringify(today)) return [event];
    return today ? [today] : [];
  });
  const known = new Set(before.events.map(eventKey));
  const since = now.events.filter((event) => !known.has(eventKey(event)));
  return {
    ...now,
    events: [...restored, ...since].slice(-TASTE_EVENTS_MAX),
    choices: {
      cuisines: restoredChoices(before.choices.cuisines, after.choices.cuisines, now.choices.cuisines),
      foods: restoredChoices(before.choices.foods, after.choices.foods, now.choices.foods),
    },
  };
}

type Choices = TasteChoices['cuisines'];

function restoredChoices(before: Choices, after: Choices, now: Choices): Choices {
  const forgotten = Object.entries(before).filter(([id]) => !Object.hasOwn(after, id));
  return { ...Object.fromEntries(forgotten), ...now };
}

/** The same done with the same meal on a day is one event. */
function eventKey({ kind, day, meal }: TasteEvent): string {
  return JSON.stringify([kind, day, meal.name]);
}

function choiceOf(choices: TasteChoices, { of, id }: TasteSubject): TasteChoice | null {
  const own = of === 'cuisine' ? choices.cuisines : choices.foods;
  return Object.hasOwn(own, id) ? (own[id] ?? null) : null;
}

function keyOf({ of, id }: TasteSubject): string {
  return `${of} ${id}`;
}

function readChoices(stored: unknown): Record<string, TasteChoice> {
  const entries = Object.entries(fieldsOf(stored)).flatMap(([id, value]) => {
    const choice = TASTE_CHOICES.find((one) => one === value);
    return choice ? [[id, choice] as const] : [];
  });
  return Object.fromEntries(entries);
}

const DAY = /^\d{4}-\d\d-\d\d$/;

function isEvent(value: unknown): value is TasteEvent {
  const { kind, day, meal } = fieldsOf(value);
  const { name, cuisine, foods } = fieldsOf(meal);
  return (
    TASTE_EVENT_KINDS.some((one) => one === kind) &&
    typeof day === 'string' &&
    DAY.test(day) &&
    Number.isFinite(Date.parse(day)) &&
    typeof name === 'string' &&
    (cuisine === null || typeof cuisine === 'string') &&
    Array.isArray(foods) &&
    foods.every(isNamedFood)
  );
}

function isNamedFood(value: unknown): boolean {
  const { food, name } = fieldsOf(value);
  return typeof food === 'string' && typeof name === 'string';
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
