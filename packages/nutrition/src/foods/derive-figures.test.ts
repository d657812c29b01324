import { describe, expect, it } from 'vitest';
import { deriveFigures, type RowFigures } from './derive-figures.ts';
import { findFood } from './foods.ts';

const rows = new Map([
  [1, row(100, 10, 1, 20, 4, 2, 0.5, 101)],
  [2, row(301, 0, 33.333, 0, 0, null, 20, 0)],
]);
const rowOf = (fdcId: number) => rows.get(fdcId);

describe('figures of a food made of rows', () => {
  it('are those of the row when the row is the whole of it', () => {
    expect(deriveFigures([{ fdcId: 1, share: 1 }], rowOf)).toEqual(rows.get(1));
  });

  it('are summed by shares and rounded as the rows are', () => {
    const figures = deriveFigures(
      [
        { fdcId: 1, share: 0.5 },
        { fdcId: 2, share: 0.5 },
      ],
      rowOf,
    );

    expect(figures).toEqual(row(201, 5, 17.2, 10, 2, null, 10.3, 51));
  });

  it('are refused where a row does not exist', () => {
    expect(() => deriveFigures([{ fdcId: 3, share: 1 }], rowOf)).toThrow('row 3 does not exist');
  });
});

describe('paneer', () => {
  it('has the energy, saturated fat and sodium that follow from its published composition and from whole milk', () => {
    const paneer = findFood('paneer')?.per100g;
    const milk = findFood('whole-milk')?.per100g;
    const [fat, protein, lactose, water, milkWater] = [(23 + 26) / 2, (17 + 18) / 2, (2 + 2.5) / 2, 54, 88.13];

    expect(paneer).toEqual(
      row(
        Math.round(8.79 * fat + 4.27 * protein + 3.87 * lactose),
        protein,
        fat,
        lactose,
        0,
        lactose,
        Number(((fat * (milk?.saturatedFat ?? 0)) / (milk?.fat ?? 1)).toPrecision(3)),
        Math.round(((milk?.sodium ?? 0) * water) / milkWater),
      ),
    );
  });
});

/** Figures in the order of the cited table. */
function row(...figures: readonly (number | null)[]): RowFigures {
  const [kcal, protein, fat, carbs, fiber, sugar, saturatedFat, sodium] = figures;
  return { kcal, protein, fat, carbs, fiber, sugar, saturatedFat, sodium } as RowFigures;
}
