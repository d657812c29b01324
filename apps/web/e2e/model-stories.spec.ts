import type { StandInModel } from '@platewise/test-emulators/model/start-model';
import { newMember } from './member.ts';
import { test } from './model-fixtures.ts';
import { askForPlan } from './model-member.ts';
import { mealCards } from './planner-page.ts';
import { playStory, WIDTHS } from './stories/play-story.ts';
import type { Story } from './stories/story.ts';

/** /meal where a language model proposes the dishes. */
const STORIES: readonly Story<StandInModel>[] = [
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

for (const story of STORIES) {
  test(`story: ${story.name}`, ({ page, model }) => playStory(page, story, model));
}
