import { area } from '../../language/area.ts';
import { message, plural } from '../../language/message.ts';

/** The screen on which people bring along what another product kept of them. */
export const importsScreen = area('importsScreen', {
  title: 'Bring your data',
  subtitle: 'Your diary and your weights from where you kept them before.',
  proText: 'Bringing a diary and weights from other apps is part of Pro and Family, like the calorie tracker itself.',
  failedTitle: 'Your imports could not be loaded',
  failedText: 'Nothing is lost. Please try again.',

  choose: {
    title: 'Choose a file',
    text: 'It is read here in your browser, and you see what is in it before anything is sent. Only the meals and weights that you add reach our server.',
    button: 'Choose a file',
    formats: 'Files that can be read',
    cronometer: 'Cronometer: servings.csv and biometrics.csv (More, Account, Export data)',
    myfitnesspal: 'MyFitnessPal: the zip that is mailed to you, or Nutrition-Summary and Measurement-Summary from it',
    loseIt: 'Lose It!: the zip of your export, or food-logs.csv and weights.csv from it',
    appleHealth:
      'Apple Health: export.zip from your iPhone (your picture, Export All Health Data), or export.xml from it',
    healthConnect: 'Health Connect: the zip that Android exports, or health_connect_export.db from it',
  },

  reading: {
    title: message('Reading {file}'),
    progress: message('{percent}\u00a0% read'),
    stop: 'Stop',
  },

  refused: {
    title: message('{file} brings nothing'),
    unknownFile:
      'It is none of the files that are listed below. If it is a spreadsheet, save it as CSV with the names of its columns in the first line.',
    noEnergy: 'Its meals have no calories. In Cronometer, choose an export of servings that has the nutrients.',
    dayTotals:
      'It holds sums of whole days, which would count again what single meals bring. Choose the file of the meals: servings.csv of Cronometer, food-logs.csv of Lose It!.',
    damaged: 'It ends before its end or is damaged. Download it once more from where it comes from.',
    tooLarge: message('A table of more than {megabytes}\u00a0MB is too large. Export fewer years at once.'),
    another: 'Choose another file',
  },

  ask: {
    title: 'One question first',
    dateOrder: message('In {file}, what does 03/04 mean?'),
    dayFirst: '3 April: the day comes first',
    monthFirst: '4 March: the month comes first',
    weightUnit: message('In which unit are the weights in {file}?'),
    lengthUnit: message('In which unit are the waists in {file}?'),
    kg: 'Kilograms',
    lb: 'Pounds',
    cm: 'Centimetres',
    in: 'Inches',
    go: 'Go on',
  },

  preview: {
    title: message('In {file}'),
    meals: plural({ one: '{count} meal', other: '{count} meals' }),
    measures: plural({ one: '{count} weight or waist', other: '{count} weights and waists' }),
    nothing: 'no meals and no weights',
    between: message('{what} from {from} to {to}'),
    noMeasures: 'Weights are for adults who state their date of birth first. They are left out until you do that on',
    bodyPage: 'the Body page',
    figures:
      'The figures are those of the app that the file comes from, and are marked so. What it does not state stays unknown.',
    first: plural({ one: 'The first line', other: 'The first {count} lines' }),
    day: 'Day',
    what: 'What',
    kcal: 'kcal',
    protein: 'Protein, g',
    carbs: 'Carbs, g',
    fat: 'Fat, g',
    weight: message('Weight {value}\u00a0kg'),
    waist: message('Waist {value}\u00a0cm'),
    unknown: 'not known',
    add: 'Add to my diary',
    cancel: 'Cancel',
  },

  left: {
    title: 'Left out',
    exercise: plural({ one: '{count} line of exercise', other: '{count} lines of exercise' }),
    deleted: plural({ one: '{count} line that you deleted there', other: '{count} lines that you deleted there' }),
    total: plural({ one: '{count} line of totals', other: '{count} lines of totals' }),
    otherMeasure: plural({
      one: '{count} measure that is neither weight nor waist',
      other: '{count} measures that are neither weight nor waist',
    }),
    empty: plural({ one: '{count} line without a value', other: '{count} lines without a value' }),
    sameDay: plural({
      one: '{count} more measure of a day: the first of each day counts',
      other: '{count} more measures of the same days: the first of each day counts',
    }),
    noEnergy: plural({ one: '{count} food without calories', other: '{count} foods without calories' }),
    otherFiles: message('Other files in it: {names}'),
  },

  unreadable: {
    title: plural({ one: '{count} line could not be read', other: '{count} lines could not be read' }),
    line: message('Line {line}: {fault}'),
    more: plural({ one: 'and {count} more line', other: 'and {count} more lines' }),
    faults: {
      date: 'its date is no real day',
      number: 'a figure is no number',
      name: 'it has no name',
      unit: 'its unit is not known',
      bounds: 'its date or a figure lies outside what a diary keeps: days from 2000 on, 0 to 20,000 kcal, 20 to 500 kg',
    },
  },

  adding: {
    title: 'Adding',
    progress: message('{done} of {all} added'),
    slow: 'Our server takes so many changes a minute; it goes on by itself.',
    failed: message('{done} of {all} are there. Go on when you are online: nothing is added twice.'),
    goOn: 'Go on',
    stop: 'Stop',
  },

  done: {
    title: 'Added',
    nothing: 'Nothing new was added.',
    added: message('{what} added.'),
    another: 'Bring another file',
    diary: 'Open the diary',
    why: 'Not added',
    reasons: {
      'already-there': plural({ one: '{count} was there already', other: '{count} were there already' }),
      'own-measure': plural({
        one: '{count} measure of a day for which you recorded one here',
        other: '{count} measures of days for which you recorded one here',
      }),
      future: plural({ one: '{count} lies in the future', other: '{count} lie in the future' }),
      'no-body-facts': plural({
        one: '{count} measure: state your date of birth on the Body page, then bring the file again',
        other: '{count} measures: state your date of birth on the Body page, then bring the file again',
      }),
      'day-full': plural({
        one: '{count} meal of a day that has no room for more',
        other: '{count} meals of days that have no room for more',
      }),
      'diary-full': plural({
        one: '{count} meal: your diary has no room for more days',
        other: '{count} meals: your diary has no room for more days',
      }),
      'measures-full': plural({
        one: '{count} measure: no room for more',
        other: '{count} measures: no room for more',
      }),
    },
  },

  list: {
    title: 'What you brought',
    none: 'Nothing yet.',
    item: message('{source}, {what}'),
    range: message('{from} to {to}'),
    on: message('brought on {date}'),
    undo: 'Take back',
    undoOne: message('Take back {source}, brought on {date}'),
    ask: message('Take back {what} of {source}?'),
    askText: 'What you changed since stays. You can bring the file again.',
    yes: 'Yes, take it back',
    keep: 'Keep it',
    undone: plural({ one: '{count} entry was taken back.', other: '{count} entries were taken back.' }),
    kept: plural({ one: '{count} stays, because you changed it.', other: '{count} stay, because you changed them.' }),
    failed: 'It could not be taken back.',
  },
});
