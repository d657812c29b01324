import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAppleHealth } from './read-apple-health.ts';

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [
<!-- HealthKit Export Version: 14 -->
<!ELEMENT Record ((MetadataEntry|HeartRateVariabilityMetadataList)*)>
<!ATTLIST Record
  type          CDATA #REQUIRED
>
<!-- Note: Any Records that appear as children of a correlation also appear as top-level records in this document. -->
]>
<HealthData locale="en_IN">`;

const record = (type: string, value: string, unit: string, more = 'startDate="2026-03-01 07:30:00 +0530"') =>
  `<Record type="HKQuantityTypeIdentifier${type}" sourceName="Fit &gt; &amp; Eat" unit="${unit}" ${more} value="${value}"/>`;

test('weights and waists come in kg and cm, on the date where the person was', async () => {
  const xml = whole(
    record('BodyMass', '150', 'lb'),
    record('BodyMass', '70', 'kg', 'startDate="2026-03-02 00:10:00 +0530"'),
    record('WaistCircumference', '0.8', 'm'),
    record('HeartRate', '60', 'count/min'),
    record('BodyMass', 'much', 'kg'),
  );

  expect(await read(xml)).toMatchObject({
    rows: [
      { kind: 'weight', date: '2026-03-01', value: 68.039 },
      { kind: 'weight', date: '2026-03-02', value: 70 },
      { kind: 'waist', date: '2026-03-01', value: 80 },
    ],
    unreadable: [{ line: 5, fault: 'number' }],
  });
});

test('what one app wrote to one moment is one meal, and what a Correlation repeats counts once', async () => {
  const energy = record('DietaryEnergyConsumed', '836.8', 'kJ');
  const xml = whole(
    energy,
    record('DietaryEnergyConsumed', '100', 'Cal'),
    record('DietaryProtein', '12', 'g'),
    record('DietaryProtein', '3', 'g'),
    record('DietaryFatTotal', '5', 'g'),
    record('DietarySodium', '300', 'mg'),
    record('DietarySodium', '0.2', 'g'),
    `<Correlation type="HKCorrelationTypeIdentifierFood" sourceName="x" startDate="2026-03-01 07:30:00 +0530">${energy}</Correlation>`,
  );

  // One of the two foods states its fat.
  expect(await read(xml)).toMatchObject({
    rows: [{ name: 'Fit > & Eat', time: '07:30', calories: 300, protein: 15, fat: null, carbs: null, sodium: 500 }],
    unreadable: [],
  });
});

test('foods that have names are meals of their own', async () => {
  const named = (food: string, value: string) =>
    record('DietaryEnergyConsumed', value, 'kcal').replace(
      '/>',
      `><MetadataEntry key="HKFoodType" value="${food}"/></Record>`,
    );

  expect(await read(whole(named('Poha', '250'), named('Tea', '40')))).toMatchObject({
    rows: [
      { name: 'Poha', calories: 250 },
      { name: 'Tea', calories: 40 },
    ],
  });
});

test('nutrients without energy are left out', async () => {
  expect(await read(whole(record('DietaryProtein', '12', 'g')))).toMatchObject({
    rows: [],
    leftOut: { 'no-energy': 1 },
  });
});

test('it reads the same wherever the text is cut, and throws for none', async () => {
  const xml = whole(record('BodyMass', '70', 'kg'), record('DietaryEnergyConsumed', '300', 'kcal'));
  const expected = await read(xml);

  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 60 }), async (length) => {
      expect(await readAppleHealth(pieces(xml, length))).toEqual(expected);
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.string(), async (text) => {
      expect(await read(text)).toBe('unknown-file');
    }),
  );
});

function whole(...records: string[]): string {
  return `${HEAD}<ExportDate value="2026-03-10 09:00:00 +0530"/>${records.join('\n')}</HealthData>`;
}

function read(xml: string) {
  return readAppleHealth(pieces(xml, xml.length));
}

async function* pieces(text: string, length: number) {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}
