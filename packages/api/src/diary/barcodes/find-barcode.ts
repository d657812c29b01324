import { readBarcode } from '@platewise/contract/diary/barcode';
import type { BarcodeAnswer } from '@platewise/contract/diary/barcode-schema';
import type { LabelFoodRow } from '@platewise/db/tables/label-tables';
import type { LabelAnswer, LabelsPort } from '@platewise/providers/labels/label-port';
import type { UserContext } from '../../context.ts';
import { requireEntitlement } from '../../subscription/require-entitlement.ts';
import { ownFoods } from '../own-foods/own-foods-repository.ts';
import { loggableOwnFood } from '../own-foods/to-own-food.ts';
import { findLabel, upsertLabel } from './labels-repository.ts';
import { loggableLabel } from './loggable-label.ts';

/** Makers change recipes: a label is asked for again after so many days. */
const FRESH_MS = 30 * 24 * 3_600_000;

type FindContext = Pick<UserContext, 'db' | 'identity' | 'rights' | 'now' | 'limiter' | 'labels'>;

/**
 * The food that a barcode stands for: one of the caller's own first, then the label that was kept of it, then what the source of this
 * site has. The source is given the code alone, and no more often than it wants to be asked by everybody together; where it does not
 * answer, a label that was kept longer ago counts, with its date.
 * @throws AppError PRO_ONLY
 */
export async function findBarcode(
  context: FindContext,
  { barcode: typed }: { barcode: string },
): Promise<BarcodeAnswer> {
  await requireEntitlement(context, 'calorieTracker');
  const { db, identity, labels } = context;
  const barcode = codeOf(typed) ?? typed;
  const answer = { barcode, food: null, name: '', asked: labels?.kind ?? null };
  const own = (await ownFoods(db, identity.userId)).find((food) => food.barcode && codeOf(food.barcode) === barcode);
  if (own) return { ...answer, outcome: 'own', name: own.name, food: loggableOwnFood(own).food };
  if (!labels) return { ...answer, outcome: 'unknown' };
  const found = await labelOf(context, labels, barcode);
  if ('label' in found)
    return { ...answer, outcome: 'found', name: found.label.name, food: loggableLabel(found.label).food };
  return { ...answer, outcome: found.kind, name: found.kind === 'invalid' ? found.name : '' };
}

type Found = { label: LabelFoodRow } | Exclude<LabelAnswer, { kind: 'found' }>;

async function labelOf(context: FindContext, labels: LabelsPort, barcode: string): Promise<Found> {
  const { db, now } = context;
  const at = now();
  const kept = await findLabel(db, { barcode, source: labels.kind });
  // A file that lies here is read each time: a line of it that was mended counts at once.
  const isRemote = labels.kind === 'open-food-facts';
  if (kept && isRemote && at.getTime() - kept.fetched_at.getTime() < FRESH_MS) return { label: kept };
  const answer = await ask(context, labels, barcode);
  if (answer.kind === 'unavailable' && kept) return { label: kept };
  if (answer.kind !== 'found') return answer;
  const { name, maker, servingGrams, per100g } = answer.label;
  const label: LabelFoodRow = {
    barcode,
    source: labels.kind,
    name,
    maker,
    serving_grams: servingGrams,
    per_100g: per100g,
    fetched_at: at,
  };
  await upsertLabel(db, label);
  return { label };
}

async function ask({ limiter }: FindContext, labels: LabelsPort, barcode: string): Promise<LabelAnswer> {
  const isOver = labels.kind === 'open-food-facts' && (await limiter(labels.kind, 'labels')) !== null;
  return isOver ? { kind: 'unavailable' } : labels.find(barcode);
}

/** Null for digits that somebody copied wrongly from a label. */
function codeOf(text: string): string | null {
  const reading = readBarcode(text);
  return reading.ok ? reading.code : null;
}
