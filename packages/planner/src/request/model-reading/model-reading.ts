import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import { NOTE_WISHES, type NoteWish } from '@platewise/contract/generation/note-wishes-schema';
import { isRefusal } from '../notes/note-signals.ts';
import { type Notes, readNotes } from '../notes/read-notes.ts';
import type { Wish } from '../notes/wish-words.ts';
import { isOfHealth, mayBeSent } from './may-be-sent.ts';
import { wishPhrase } from './wish-phrase.ts';

/** What a model made of parts of the notes that the rules could not read. */
export type ModelReading = { parts: readonly string[]; wishes: readonly NoteWish[] };

/** A request, and how a model reads what the rules left of its notes, where one was asked. */
export type ReadableRequest = GenerationRequest & { modelReading?: ModelReading };

/**
 * The parts of notes that a model may be asked about: those that the rules could make nothing of, and that speak of food alone
 * (decisions 9.13). None where any of the notes is of an allergy, harm or health, or may be an allergy and cannot be read.
 */
export function partsForModel(task: {
  notes: string;
  notUsed: readonly string[];
  unread: readonly string[];
}): string[] {
  if (task.unread.length > 0 || isOfHealth(task.notes)) return [];
  return task.notUsed
    .filter((part) => part.length <= NOTE_WISHES.partMaxCharacters && mayBeSent(part))
    .slice(0, NOTE_WISHES.partsMax);
}

/**
 * What a model that proposes dishes is sent of the notes (decisions 9.13): the wishes that were read, in our words, and the parts that
 * nothing could be made of and that may be sent. What leaves foods out reaches it in the list of foods that are left.
 */
export function notesForDishes(
  task: Parameters<typeof partsForModel>[0] & { wishes: readonly Pick<Wish, 'label' | 'cannotAssess' | 'leavesOut'>[] },
): string {
  const read = task.wishes.filter(({ cannotAssess, leavesOut }) => cannotAssess === undefined && !leavesOut);
  return [...new Set([...read.map(({ label }) => label), ...partsForModel(task)])].join('; ');
}

/**
 * Notes with what a model read in them. It adds wishes, and only to parts that the rules left unread: what our grammar has no place
 * for, what leaves a food out, what asks for a forbidden food, what raises something named in a part that refuses, and what is about
 * something that the rules have read is passed over.
 * @param forbidden ids of foods that exclusions or the diet leave out
 */
export function withModelReading(
  notes: Notes,
  reading: ModelReading | undefined,
  forbidden: ReadonlySet<string>,
): Notes {
  if (!reading) return notes;
  const wishes = [...notes.wishes];
  const readParts = new Set<string>();
  for (const answered of reading.wishes.slice(0, NOTE_WISHES.wishesMax)) {
    const part = reading.parts[answered.part];
    const wish = wishOf(answered);
    if (part === undefined || !notes.notUsed.includes(part) || !wish) continue;
    if (answered.more && names(wish) && isRefusal(part)) continue;
    if (asksForForbidden(wish, forbidden) || wishes.some((one) => isOfSame(one, wish))) continue;
    wishes.push(wish);
    readParts.add(part);
  }
  return { ...notes, wishes, notUsed: notes.notUsed.filter((part) => !readParts.has(part)) };
}

/** The one wish that the rules read in the phrase of an answer; null where they read another thing, or leave something out for it. */
function wishOf(answered: NoteWish): Wish | null {
  const phrase = wishPhrase(answered);
  if (phrase === null) return null;
  const { wishes, exclusions, unread, notUsed } = readNotes(phrase);
  // 'pasta' is a food as well.
  const found = answered.kind === 'form' ? wishes.filter(({ trait }) => trait) : wishes;
  const [wish] = found;
  const isClean = exclusions.length === 0 && unread.length === 0 && notUsed.length === 0;
  if (!wish || !isClean || found.length > 1 || wish.leavesOut) return null;
  return wish.foods && Boolean(wish.isLess) === answered.more ? null : wish;
}

/** Whether a wish names a food, a cuisine or a dish, which no negation raises (decisions 9.10). */
function names({ foods, cuisine, trait }: Wish): boolean {
  return foods !== undefined || cuisine !== undefined || trait?.kind === 'form' || trait?.kind === 'named';
}

function asksForForbidden({ foods, isLess }: Wish, forbidden: ReadonlySet<string>): boolean {
  return !isLess && foods !== undefined && [...foods].every((food) => forbidden.has(food));
}

/** Whether two wishes are about the same thing, whichever way each of them asks. */
function isOfSame(one: Wish, other: Wish): boolean {
  if (one.label === other.label) return true;
  if (one.shiftPoints && other.shiftPoints) return true;
  if (one.size && other.size) return one.size.mealType === other.size.mealType;
  if (one.cuisine !== undefined && one.cuisine === other.cuisine) return true;
  if (one.foods && other.foods) return [...other.foods].some((food) => one.foods?.has(food));
  if (!one.trait || !other.trait || one.trait.kind !== other.trait.kind) return false;
  const isOtherMeal = one.mealType !== undefined && other.mealType !== undefined && one.mealType !== other.mealType;
  return keyOf(one.trait) === keyOf(other.trait) && !isOtherMeal;
}

function keyOf(trait: NonNullable<Wish['trait']>): string {
  switch (trait.kind) {
    case 'form':
      return trait.form;
    case 'named':
      return trait.dish;
    case 'needs':
      return trait.equipment;
    default:
      return trait.kind;
  }
}
