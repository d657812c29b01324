import { Parser } from 'htmlparser2';
import { collectRows, type MealDraft, type RowCollector } from './collect-rows.ts';
import type { FileReading, Refusal } from './file-reading.ts';
import { readDate, readTime } from './read-date.ts';
import { toCm, toGrams, toKcal, toKg } from './units.ts';

type Nutrient = 'calories' | 'protein' | 'carbs' | 'fat' | 'fiber' | 'sugar' | 'saturatedFat' | 'sodium';

const NUTRIENTS: Readonly<Record<string, Nutrient>> = {
  HKQuantityTypeIdentifierDietaryEnergyConsumed: 'calories',
  HKQuantityTypeIdentifierDietaryProtein: 'protein',
  HKQuantityTypeIdentifierDietaryCarbohydrates: 'carbs',
  HKQuantityTypeIdentifierDietaryFatTotal: 'fat',
  HKQuantityTypeIdentifierDietaryFiber: 'fiber',
  HKQuantityTypeIdentifierDietarySugar: 'sugar',
  HKQuantityTypeIdentifierDietaryFatSaturated: 'saturatedFat',
  HKQuantityTypeIdentifierDietarySodium: 'sodium',
};
const MEASURES: Readonly<Record<string, 'weight' | 'waist'>> = {
  HKQuantityTypeIdentifierBodyMass: 'weight',
  HKQuantityTypeIdentifierWaistCircumference: 'waist',
};

/** What one app wrote to one moment; how often each nutrient was stated. */
type Eaten = {
  record: number;
  source: string;
  start: string;
  food: string;
  sums: Partial<Record<Nutrient, { total: number; count: number }>>;
};
type Attributes = Record<string, string>;

/**
 * What an export of Apple Health holds (`apple_health_export/export.xml`): weights, waists and what was eaten. Records as the DTD
 * at its beginning declares them (HealthKit Export Version 11 to 14): type, sourceName, unit, value, startDate with the offset
 * of where the person was. The file is read as it comes and never whole: what is held is a value a day and a few numbers a meal.
 *
 * Energy and nutrients of a food are records of their own, which share nothing but source, moment and, where the app
 * wrote one, the name of the food (HKFoodType): those that share all of these are one meal. Records inside a Correlation are skipped,
 * since the DTD states that each of them stands at the top as well. A nutrient that fewer records state than state the energy
 * is not known of the sum.
 * @param chunks the text in pieces of any length
 */
export async function readAppleHealth(chunks: AsyncIterable<string>): Promise<FileReading | Refusal> {
  const collector = collectRows('apple-health');
  const meals = new Map<string, Eaten>();
  let [record, isHealthData, depthOfCorrelation] = [0, false, 0];
  let open: { attributes: Attributes; food: string } | null = null;

  const take = ({ attributes, food }: NonNullable<typeof open>) => {
    const kind = MEASURES[attributes.type ?? ''];
    const nutrient = NUTRIENTS[attributes.type ?? ''];
    if (kind) readMeasure(collector, { record, kind, attributes });
    else if (nutrient) readNutrient(collector, meals, { record, nutrient, attributes, food });
  };

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'HealthData') isHealthData = true;
        else if (name === 'Correlation') depthOfCorrelation += 1;
        else if (name === 'Record') {
          record += 1;
          open = depthOfCorrelation === 0 ? { attributes, food: '' } : null;
        } else if (open && name === 'MetadataEntry' && attributes.key === 'HKFoodType')
          open.food = attributes.value ?? '';
      },
      onclosetag(name) {
        if (name === 'Correlation') depthOfCorrelation -= 1;
        if (name !== 'Record' || !open) return;
        take(open);
        open = null;
      },
    },
    { xmlMode: true },
  );
  for await (const chunk of chunks) parser.write(chunk);
  parser.end();
  if (!isHealthData) return 'unknown-file';
  for (const eaten of meals.values()) addMeal(collector, eaten);
  return collector.done();
}

function readMeasure(
  collector: RowCollector,
  { record, kind, attributes }: { record: number; kind: 'weight' | 'waist'; attributes: Attributes },
) {
  const { value = '', unit = '', startDate = '' } = attributes;
  const date = readDate(startDate, 'day-first');
  if (date === null) return collector.unreadable(record, 'date');
  const amount = numberOf(value);
  if (amount === null) return collector.unreadable(record, 'number');
  const stored = kind === 'weight' ? toKg(amount, unit) : toCm(amount, unit);
  if (stored === null) return collector.unreadable(record, 'unit');
  collector.measure(record, { kind, date, time: readTime(startDate), value: stored });
}

function readNutrient(
  collector: RowCollector,
  meals: Map<string, Eaten>,
  { record, nutrient, attributes, food }: { record: number; nutrient: Nutrient; attributes: Attributes; food: string },
) {
  const { value = '', unit = '', startDate: start = '', sourceName: source = '' } = attributes;
  const amount = numberOf(value);
  if (amount === null) return collector.unreadable(record, 'number');
  const stored = nutrient === 'calories' ? toKcal(amount, unit) : gramsOf(nutrient, amount, unit);
  if (stored === null) return collector.unreadable(record, 'unit');
  const key = `${source}\n${start}\n${food}`;
  const eaten = meals.get(key) ?? { record, source, start, food, sums: {} };
  const { total = 0, count = 0 } = eaten.sums[nutrient] ?? {};
  eaten.sums[nutrient] = { total: total + stored, count: count + 1 };
  meals.set(key, eaten);
}

function addMeal(collector: RowCollector, { record, source, start, food, sums }: Eaten) {
  const { calories, ...others } = sums;
  if (!calories) return collector.leaveOut('no-energy');
  const date = readDate(start, 'day-first');
  if (date === null) return collector.unreadable(record, 'date');
  const figures = Object.entries(others).map(([nutrient, { total, count }]) => [
    nutrient,
    count === calories.count ? total : null,
  ]);
  const known = Object.fromEntries(figures) as Partial<MealDraft>;
  collector.meal(record, { ...known, date, time: readTime(start), name: food || source, calories: calories.total });
}

/** Grams, and mg of sodium. */
function gramsOf(nutrient: Nutrient, amount: number, unit: string): number | null {
  const grams = toGrams(amount, unit);
  return grams !== null && nutrient === 'sodium' ? grams * 1000 : grams;
}

function numberOf(text: string): number | null {
  const number = Number(text);
  return text.trim() !== '' && Number.isFinite(number) ? number : null;
}
