import { area } from '../../language/area.ts';
import { message, plural } from '../../language/message.ts';

/** The screen of weight, measures, and the target that is proposed from them. */
export const bodyScreen = area('bodyScreen', {
  title: 'Body',
  subtitle: 'Your weight, and a calorie target that follows it.',
  proText:
    'Weight, measures and a calorie target that learns from your diary are part of Pro and Family: nothing changes before you accept it.',
  failedTitle: 'Your measures could not be loaded',
  failedText: 'Nothing is lost. Please try again.',

  first: {
    title: 'Before the first weight',
    text: 'What you enter here is kept in your account until you forget it: for the trend of your weight and a calorie target, and for nothing else. Nobody who runs this site is shown it, and no language model gets it.',
    save: 'Save and begin',
  },
  adultsOnly:
    'Weight, measures and targets from them are for people of 18 or more. Nothing of what you entered was kept, and everything else here works without it.',
  correctDate: 'Correct the date of birth',

  facts: {
    title: 'About you',
    bornOn: 'Date of birth',
    sex: 'Sex, as the formula knows it',
    sexNote: 'The study measured women and men.',
    sexes: { female: 'Female', male: 'Male' },
    height: 'Height',
    heightFeet: 'Height, feet',
    heightInches: 'and inches',
    heightBounds: message('Height must lie between {min} and {max}.'),
    activity: 'How you live',
    choose: 'Choose',
    chooseOne: 'Please choose one.',
    aim: 'What is to become of your weight',
    aims: { lose: 'Lose weight', keep: 'Keep it', gain: 'Gain weight' },
    weekly: 'How much a week, % of your weight',
    weeklyNote: message('{min} to {max}; slower is easier to keep up.'),
    conditions: 'Does one of these hold for you?',
    conditionsNote:
      'With one of the first three no target is computed and no days are counted. With any of them no fast is offered.',
    conditionNames: {
      pregnant: 'Pregnant',
      breastfeeding: 'Breastfeeding',
      eating_disorder: 'An eating disorder, now or before',
      diabetes: 'Diabetes',
    },
    named: 'What you named',
    aimAWeek: message('{aim}, {percent}\u00a0% of your weight a week'),
    change: 'Change',
    cancel: 'Cancel',
    save: 'Save',
    saved: 'Saved.',
    failed: 'It could not be saved.',
  },

  units: {
    weight: 'Unit of weight',
    length: 'Unit of length',
    cm: 'cm',
    feet: 'ft and in',
    withUnit: message('{value}\u00a0{unit}'),
    feetAndInches: message('{feet}\u00a0ft {inches}\u00a0in'),
  },

  record: {
    weight: 'Weight',
    value: 'Value',
    date: 'Day',
    save: 'Record',
    saved: message('{measure} of {date} is recorded.'),
    corrected: message('{measure} of {date} is corrected.'),
    waits: message('{measure} of {date} is recorded here, and will be saved when you are back online.'),
    notLater: 'Day must not come after today.',
    failed: 'It could not be recorded.',
    undone: 'Taken back.',
    pending: plural({
      one: '{count} change of your measures is waiting for the connection.',
      other: '{count} changes of your measures are waiting for the connection.',
    }),
  },

  weight: {
    title: 'Trend',
    giveOrTake: message('{value}, give or take {sd}'),
    perWeek: message('{change} a week, give or take {sd}'),
    note: 'Without the water that comes and goes from day to day.',
    none: 'Your first weight begins the trend.',
    old: 'There is no weight of the last twelve weeks.',
    shown: 'What is shown',
    days: 'Days shown',
    last: plural({ one: 'Last {count} day', other: '{count} days' }),
    legend: 'Dots: what you recorded. Line: the trend. Around it: where it lies with 95 % probability.',
    ownLegend: 'Dots: what you recorded.',
    empty: 'Nothing was recorded on these days.',
    trend: 'Trend',
    recorded: 'Recorded',
    between: 'Between',
    tableTitle: message('{measure}, each day from {from} to {to}'),
    showTable: 'Show as a table',
    hideTable: 'Hide the table',
    range: message('{low} to {high}'),
  },

  energy: {
    title: 'Energy and target',
    used: message('You use about {kcal} a day, give or take {sd}.'),
    basis: message('From {loggedDays} of {days} days that you logged, and {weights} weights.'),
    equation: message('By the formula: {resting} at rest, about {kcal} with how you live.'),
    equationTarget: message('For your aim the formula alone has {kcal} a day.'),
    goal: message('Your days aim at {kcal}.'),
    proposed: message('Proposed: {kcal} a day'),
    holds: 'Nothing changes unless you accept it.',
    accept: message('Accept {kcal}'),
    notNow: 'Not now',
    accepted: message('From today on your days aim at {kcal}.'),
    declined: 'Nothing was changed. The next proposal comes in a week at the earliest.',
    failed: 'It could not be decided.',
    limits: {
      'least-kcal':
        'Your aim asks for less; no target goes below the energy at rest, 1,200 kcal (women) or 1,500 (men).',
      'most-kcal': 'Your aim asks for more; no target goes above 6,000 kcal.',
      'low-weight': 'Your aim would lead to a BMI under 18.5, so the target stops before that.',
      step: 'One step is 150 kcal at most; another may follow in a week.',
    },
    why: {
      condition: 'With what you named no target is computed: the trend of your weight is shown alone.',
      'warning-sign': 'No other target is proposed for now.',
      'beyond-equation': 'The formula is made for adults of 120 to 230 cm and 35 to 250 kg, so nothing is proposed.',
      'too-few-days':
        'A target is proposed when you logged what you ate on ten of the last fourteen days; a day with very little counts as not logged.',
      'too-few-weights': 'A target is proposed when you have four weights of the last two weeks.',
      'changed-lately':
        'Your goal was set or decided on in the last seven days. The next proposal comes after these at the earliest.',
      'goal-too-far':
        'Your goal is further away than one step from what may be proposed, so nothing is. You can set it yourself in the calorie tracker.',
      'on-target': 'Your goal fits your aim: what it lacks is less than anybody can measure.',
    },
    bounds: message('What may be proposed lies between {least} and {most}.'),
    setGoal: 'To the daily goal',
    how: 'How this is worked out',
    howEquation:
      'Energy at rest by Mifflin and St Jeor, times a factor for how you live (FAO/WHO/UNU). For about one adult in five it is off by more than a tenth.',
    howUsed:
      'What you ate and how your weight went correct it week by week: a kilogram counts as 7,700 kcal. Days without food in the diary count as days like the others, never as a fast.',
    howBounds:
      'A proposal stays above the energy at rest and 1,200 or 1,500 kcal (AHA/ACC/TOS), under 1 % of weight a week, and away from a BMI under 18.5. It is no medical advice.',
    sources: 'Sources',
  },

  list: {
    title: 'Recorded',
    empty: 'Nothing is recorded yet.',
    value: message('{measure}: {value}'),
    change: message('Change {measure} of {date}'),
    remove: message('Remove {measure} of {date}'),
    newValue: message('{measure} of {date}, {unit}'),
    removed: message('{measure} of {date} is removed.'),
    removeFailed: 'It could not be removed.',
    undoFailed: 'It could not be taken back.',
    all: message('Show all {count}'),
    pending: 'waiting to be saved',
  },

  other: {
    title: 'Another measure',
    measure: 'Measure',
    waist: 'Waist',
    new: 'One of your own…',
    name: 'Its name',
    namePlaceholder: 'Resting pulse',
    unit: 'Unit (optional)',
  },

  forget: {
    title: 'Forget all of this',
    text: 'Removes what you stated about yourself, every measure and every decision on a target. The goals of your days stay.',
    press: 'Forget my body data',
    question: 'Forget all body data?',
    confirm: 'Forget it',
    keep: 'Keep it',
    done: 'Your body data is gone.',
    failed: 'It could not be forgotten.',
  },
});
