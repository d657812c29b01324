import { STATES } from './states/all-states.ts';
import { showState, WIDTHS } from './states/show-state.ts';
import { test } from './testing/fixtures.ts';
import { LARGE } from './testing/lanes.ts';

test.use({ viewport: WIDTHS.desk });

test.afterEach(({ watch }) => {
  // The browser itself reports what a state makes the server refuse.
  const refused = /status of (401|402|403|404|422|429|503)|status of 400 .*\/auth\/confirm-email/;
  watch.consoleErrors = watch.consoleErrors.filter((text) => !refused.test(text));
});

for (const state of STATES) {
  test(`state: ${state.name}`, LARGE, ({ page, server }) => showState(page, state, server));
}
