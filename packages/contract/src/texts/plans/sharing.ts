import { area } from '../../language/area.ts';
import { message, plural } from '../../language/message.ts';

/** Copies and files of plans, and what the page of a link says. */
export const sharing = area('sharing', {
  copyName: message('{name} (copy)'),
  fileName: 'meal-plan',
  calendar: {
    plan: 'Meal plan',
    summary: message('{slot}: {meal}'),
    servings: plural({ one: '{count} serving of:', other: '{count} servings of:' }),
    ofOne: plural({
      one: 'Eat {count} serving. One serving is made of:',
      other: 'Eat {count} servings. One serving is made of:',
    }),
    figures: message('{kcal} kcal, {protein} g protein, {fat} g fat, {carbs} g carbs'),
    minutes: message('Preparation {prep} min, cooking {cook} min'),
  },
  page: {
    title: 'Shared meal plan',
    subtitle: 'Somebody gave you the link to this plan. It is shown as it is now.',
    partOfDay: message('In this plan: {servings}, {energy} of the day. The figures here are for one.'),
    planOwn: 'Plan meals of your own',
    errorTitle: 'The plan could not be loaded',
    errorText: 'No answer came. Please try again.',
    deadTitle: 'This link shows no plan',
    deadText:
      'It was revoked, its plan was deleted, or a part of the address is missing. Ask the person who gave it to you for a new one.',
  },
  close: 'Close',
  take: {
    open: 'Export',
    print: 'Print',
    link: 'Share a link',
    calendar: 'Calendar file (.ics)',
    json: 'Data file (.json)',
    failed: 'The file could not be made. Please try again.',
    calendarTitle: message('Calendar file of “{plan}”'),
    day: 'Day',
    dayHint: 'Breakfast at 08:00, lunch at 13:00, dinner at 19:00, snacks between them; move them in your calendar.',
    dayMissing: 'Please choose a day.',
    saveCalendar: 'Save the file',
  },
  link: {
    title: message('Share “{plan}”'),
    text: 'Whoever has the link sees the name of the plan, its diet, its meals and what they come to, as the plan is when they look. Your name, your goal, what you left out and your notes are not shown.',
    none: 'No link leads to this plan.',
    some: plural({
      one: 'One link leads to this plan, made on {date}.',
      other: '{count} links lead to this plan; the first was made on {date}.',
    }),
    make: 'Make a link',
    makeAnother: 'Make another link',
    newLink: 'New link',
    once: 'Copy it now: it is shown only this once.',
    copy: 'Copy',
    copied: 'Copied. It is shown only this once.',
    copyByHand: 'This browser does not let us copy. The link is selected: copy it by hand.',
    revoke: 'Stop sharing',
    revoked: 'Sharing has ended: no link shows the plan any more.',
    failed: 'No answer came. Please try again.',
  },
});
