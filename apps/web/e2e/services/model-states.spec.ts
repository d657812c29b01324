import type { StandInModel } from '@platewise/test-emulators/model/start-model';
import { mealCards } from '../planner/planner-page.ts';
import type { ScreenState } from '../states/screen-state.ts';
import { showState, WIDTHS } from '../states/show-state.ts';
import { LANDING } from '../testing/lanes.ts';
import { newMember } from '../testing/member.ts';
import { test } from './model-fixtures.ts';
import { askForPlan } from './model-member.ts';

/** /meal where a language model proposes the dishes. */
const STATES: readonly ScreenState<StandInModel>[] = [
  {
    name: 'model: one dish of three is chosen',
    path: '/meal',
    arrange: async (page, model) => {
      await newMember(page);
      model.script = { fault: 'stall' };
    },
    act: askForPlan,
    shows: (page) => page.locator('[data-coming]'),
  },
  {
    name: 'model: a dish was replaced',
    path: '/meal',
    arrange: async (page, model) => {
      await newMember(page);
      model.script = { wrong: 'markup', wrongOnly: 'first' };
    },
    act: askForPlan,
    shows: (page) => mealCards(page).filter({ hasText: 'Lunch' }),
  },
];

test.use({ viewport: WIDTHS.desk });

for (const state of STATES) {
  test(`state: ${state.name}`, LANDING, ({ page, model }) => showState(page, state, model));
}
