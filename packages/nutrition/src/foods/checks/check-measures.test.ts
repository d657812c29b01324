import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FOODS, findFood } from '../foods.ts';
import { checkMeasures } from './check-measures.ts';

const reference = process.env.USDA_PORTIONS_CSV;
const hasReference = reference !== undefined && existsSync(reference);

describe('household measures', () => {
  it('stand next to at least 85 % of the foods', () => {
    const measured = FOODS.filter(({ measures, pieceGrams }) => measures.length > 0 || pieceGrams !== undefined);

    expect(measured.length / FOODS.length).toBeGreaterThanOrEqual(0.85);
  });

  it('are named once in a food and weigh something', () => {
    for (const { id, measures } of FOODS) {
      expect(new Set(measures.map(([name]) => name)).size, id).toBe(measures.length);
      expect(Math.min(1, ...measures.map(([, grams]) => grams)), id).toBeGreaterThan(0);
    }
  });

  it.skipIf(!hasReference)('weigh what a portion of the cited row weighs', () => {
    expect(checkMeasures(readFileSync(String(reference), 'utf8'))).toEqual([]);
  });

  it('are reported when no portion of the row weighs as much', () => {
    const { fdcId } = findFood('mint') ?? {};
    const csv = `fdc_id,ndb_no,amount,unit,grams\n${fdcId},02065,2,"tbsp, chopped",11.4\n`;

    const differences = checkMeasures(csv);

    expect(differences.filter((difference) => difference.startsWith('mint'))).toEqual([]);
    expect(differences).toContain('cod: no portion of row 171955 weighs 231 g like the measure fillet');
  });
});
