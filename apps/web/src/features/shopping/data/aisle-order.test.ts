import fc from 'fast-check';
import { expect, test } from 'vitest';
import { completeOrder, USUAL_ORDER, withMoved } from './aisle-order.ts';

const anyOrder = fc.shuffledSubarray([...USUAL_ORDER], { minLength: USUAL_ORDER.length });

test('an order that a person chose is read as it was stored', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      expect(completeOrder(structuredClone(order))).toEqual(order);
    }),
  );
});

test('whatever a browser holds, every aisle stands in the order once', () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.array(fc.constantFrom<string>(...USUAL_ORDER, 'pets'))), (stored) => {
      expect(completeOrder(stored).toSorted()).toEqual(USUAL_ORDER.toSorted());
    }),
  );
});

test('an aisle that is newer than the order follows the one that it follows usually', () => {
  const before = ['frozen', 'produce', 'dairy', 'meat'];

  expect(completeOrder(before).slice(0, 4)).toEqual(['frozen', 'drinks', 'other', 'produce']);
});

test('moving an aisle there and back changes nothing, and the first has no place before it', () => {
  fc.assert(
    fc.property(anyOrder, fc.nat(USUAL_ORDER.length - 2), (order, place) => {
      const aisle = order[place] ?? 'other';
      const moved = withMoved(order, aisle, 1);
      expect(moved.indexOf(aisle)).toBe(place + 1);
      expect(withMoved(moved, aisle, -1)).toEqual(order);
    }),
  );
  expect(withMoved(USUAL_ORDER, 'produce', -1)).toEqual(USUAL_ORDER);
});
