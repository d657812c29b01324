import { texts } from '@platewise/contract/texts';
import { NOT_IN_PREGNANCY, NOT_WITH_COELIAC, NOT_WITH_G6PD } from '../conditions/condition-foods.ts';
import type { FoodClass } from '../foods/food-classes.ts';
import type { ExclusionWord } from './exclusion-words.ts';

const { asCondition, condition, conditionHasRule, conditionLeavesOut, pregnancy: PREGNANCY } = texts.certificate;

/** Words for which there is a rule that can be chosen (`conditions`), by their names here. */
const WITH_RULE: ReadonlySet<string> = new Set([
  'diabetes',
  'irritable bowel',
  'FODMAPs',
  'gout',
  'kidney disease',
  'blood pressure',
  'pregnancy',
  'coeliac disease',
  'G6PD deficiency',
]);

/** What was not done for a condition that was typed, and where it can be. */
function withRule(name: string, caveat: string): string {
  return WITH_RULE.has(name) ? `${caveat} ${conditionHasRule({ condition: name })}` : caveat;
}

const CONDITIONS: readonly (readonly [name: string, words: string])[] = [
  [
    'diabetes',
    'diabetic, diabetes, prediabetes, prediabetic, pre diabetic, gestational diabetes, sugar patient, madhumeh',
  ],
  ['irritable bowel', 'ibs, irritable bowel, irritable bowel syndrome, sibo'],
  ['FODMAPs', 'fodmap, low fodmap, high fodmap'],
  [
    'bowel disease',
    'crohn, crohn disease, ulcerative colitis, colitis, ibd, diverticulitis, inflammatory bowel disease',
  ],
  ['gout', 'gout, uric acid, purine, low purine'],
  ['kidney disease', 'kidney disease, kidney failure, kidney stone, ckd, renal, renal diet, dialysis, kidney patient'],
  ['liver disease', 'liver disease, fatty liver, cirrhosis, hepatitis'],
  ['breastfeeding', 'breastfeeding, breast feeding, nursing mother'],
  ['blood pressure', 'hypertension, high blood pressure, blood pressure, hypotension'],
  ['heart disease', 'heart disease, heart condition, heart failure, heart patient, cardiac, stroke'],
  ['cholesterol', 'cholesterol, high cholesterol, low cholesterol, triglyceride'],
  ['reflux', 'gerd, acid reflux, reflux, heartburn, gastritis, stomach ulcer, ulcer, acidity'],
  ['gallstones', 'gallstone, gallbladder, gall bladder'],
  ['thyroid disease', 'thyroid, hypothyroid, hypothyroidism, hyperthyroid, hashimoto'],
  ['PCOS', 'pcos, pcod, endometriosis'],
  ['anaemia', 'anaemia, anaemic, anemia, anemic, iron deficiency'],
  ['cancer', 'cancer, chemo, chemotherapy, radiotherapy'],
  ['an eating disorder', 'eating disorder, anorexia, anorexic, bulimia, bulimic, binge eating'],
  ['histamine intolerance', 'histamine, histamine intolerance, mcas, mast cell'],
  ['fructose intolerance', 'fructose, fructose malabsorption, fructose intolerance'],
  ['phenylketonuria', 'pku, phenylketonuria, phenylalanine'],
  ['medication', 'warfarin, blood thinner, medication, medicine, maoi'],
  ['an infant', 'infant, newborn, weaning'],
];

/** Conditions that also name what must be left out; that much is done. */
const LEAVE_OUT: readonly {
  name: string;
  leavesOut: string;
  words: string;
  classes: readonly FoodClass[];
  foods: readonly string[];
  onlyDone?: boolean;
}[] = [
  {
    name: 'pregnancy',
    leavesOut: PREGNANCY,
    words: 'pregnant, pregnancy, expecting a baby, trying to conceive',
    ...NOT_IN_PREGNANCY,
    onlyDone: true,
  },
  {
    name: 'coeliac disease',
    leavesOut: 'wheat, rye, barley and oats',
    words: 'coeliac, celiac, coeliac disease, celiac disease, dermatitis herpetiformis',
    ...NOT_WITH_COELIAC,
  },
  {
    name: 'G6PD deficiency',
    leavesOut: 'broad beans',
    words: 'g6pd, g6pd deficiency, favism',
    ...NOT_WITH_G6PD,
  },
  {
    name: 'alpha-gal syndrome',
    leavesOut: 'red meat, gelatine, animal fat and milk',
    words: 'alpha gal, alpha gal syndrome, mammalian meat',
    classes: ['red-meat', 'gelatine', 'animal-fat', 'milk'],
    foods: [],
  },
];

/** Illnesses and states of health, for which no table of foods can plan; the person is informed so. */
export const HEALTH_WORDS: readonly ExclusionWord[] = [
  ...CONDITIONS.map(([name, words]) => ({
    label: name,
    words: words.split(', '),
    classes: [],
    notAssessed: name,
    caveat: withRule(name, condition({ condition: name })),
  })),
  ...LEAVE_OUT.map(({ name, leavesOut, words, classes, foods, onlyDone = false }) => ({
    label: leavesOut,
    words: words.split(', '),
    classes,
    foods,
    onlyDone,
    notAssessed: asCondition({ condition: name }),
    caveat: withRule(name, conditionLeavesOut({ condition: name, foods: leavesOut })),
  })),
];
