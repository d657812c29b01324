import { area } from '../../language/area.ts';
import { message, plural } from '../../language/message.ts';

/** Cooking mode: one meal, one step at a time (decisions 1.4). */
export const cooking = area('cooking', {
  start: 'Start cooking',
  /** Stands before the meal's name for those who hear it. */
  title: 'Cooking:',
  leave: 'Leave cooking mode',
  amountsFor: message('Amounts for {servings}'),
  stepOf: message('Step {step} of {count}'),
  beforeStart: 'Before you start',
  unused: 'No step names these. Have them ready, and add them where they belong.',
  noSteps:
    'This meal came without steps of its own, so there is nothing to lead you through. These are its ingredients.',
  noIngredients: 'This meal came without ingredients, so its steps stand alone.',
  nothing: 'This meal came without steps and without ingredients: there is nothing to cook from.',
  forStep: 'For this step',
  again: plural({ one: 'again in step {steps}', other: 'again in steps {steps}' }),
  previous: 'Back',
  next: 'Next',
  finish: 'Finish',
  keys: 'Arrow keys or the space bar turn the page, Escape leaves.',
  screenMaySleep:
    'This device did not let us keep the screen awake. When it goes dark, timers count on but may ring late.',
  timers: {
    label: 'Timers',
    ofStep: 'Times in this step',
    start: message('Start a timer: {time}'),
    runs: message('The timer runs: {time}'),
    started: message('Timer started: {time}'),
    /** Where a step names the same time more than once. */
    numbered: message('{time} (no. {number})'),
    name: message('Step {step}: {time}'),
    nameOfMeal: message('{meal}, step {step}: {time}'),
    paused: 'paused',
    up: 'time is up',
    over: message('+{time}'),
    pause: message('Pause. {name}'),
    resume: message('Go on. {name}'),
    stop: message('Take away. {name}'),
    moreMinutes: message('{count}\u00a0min more'),
    moreSeconds: message('{count}\u00a0s more'),
    ended: message('Time is up. {name}'),
    touch: 'Touch the screen or press a key once, so that the timers can ring.',
  },
});
