import { test } from './fixtures.ts';
import { playStory, WIDTHS } from './stories/play-story.ts';
import { STORIES } from './stories/stories.ts';

test.use({ viewport: WIDTHS.desk });

test.afterEach(({ watch }) => {
  // The browser itself reports what a story makes the server refuse.
  watch.consoleErrors = watch.consoleErrors.filter((text) => !/status of (401|402|403|404|422|429|503)/.test(text));
});

for (const story of STORIES) {
  test(`story: ${story.name}`, ({ page, server }) => playStory(page, story, server));
}
