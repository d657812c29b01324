import { texts } from '@platewise/contract/texts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sampleMeal } from '../../planner/testing/sample-plan.ts';
import { SheetMeal } from './sheet-meal.tsx';

const BEGUN = { hours: 10, what: 'Soak the white beans.' };

test('paper says when to begin what is begun long before', () => {
  expect(renderToStaticMarkup(<SheetMeal meal={{ ...sampleMeal(), startsAhead: BEGUN }} />)).toContain(
    texts.meal.startsAhead(BEGUN),
  );
  expect(renderToStaticMarkup(<SheetMeal meal={sampleMeal()} />)).not.toContain('hours before');
});
