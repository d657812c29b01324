import type { FoodGroup } from '../foods/food.ts';
import type { FoodClass } from '../foods/food-classes.ts';
import { KINDS_OF_FOOD } from '../foods/kinds-of-food.ts';
import { ADDITIVE_WORDS } from './additive-words.ts';
import { FOOD_GROUP_WORDS } from './food-group-words.ts';
import { HEALTH_WORDS } from './health-words.ts';

/** Words that stand for whole classes of food, what they are called in a certificate, and what they take out. */
export type ExclusionWord = {
  label: string;
  /** Singular, lower-case; a phrase of several words is allowed. */
  words: readonly string[];
  classes: readonly FoodClass[];
  /** Whole groups of the table. */
  groups?: readonly FoodGroup[];
  /** Foods taken out besides, by id, where no class says it. */
  foods?: readonly string[];
  /** Means something else next to another word: 'palm oil' is not all oil. */
  onlyAlone?: boolean;
  /** What no table of foods can know of it, for the certificate. */
  notAssessed?: string;
  /** A sentence that the person should read. */
  caveat?: string;
  /** Classes of which no meal holds foods of both. */
  apart?: readonly [FoodClass, FoodClass];
  /** Dishes that leave egg, meat or fish underdone go as well. */
  onlyDone?: boolean;
  /** Terms for foods that go by a like name and stay in, each of which the person may leave out as well. */
  staysIn?: readonly string[];
};

/** What sounds like a nut and is none: reported, and left to the person (decisions 9.1). */
export const NO_NUTS: readonly string[] = ['coconut', 'nutmeg', 'water chestnut', 'seeds'];

/**
 * Legal allergen names (EU 1169/2011 Annex II, US FALCPA and FASTER acts) and the class words that people use.
 * 'nuts' takes out peanuts too, which is what most people with either allergy mean, and chestnut and pine nut, because people
 * go by the name; coconut, nutmeg, water chestnut and seeds stay. 'gluten' takes out oats, which are commonly contaminated.
 */
export const EXCLUSION_WORDS: readonly ExclusionWord[] = [
  {
    label: 'milk and everything made from it',
    words: [
      'dairy',
      'dairy product',
      'dairyless',
      'milk',
      'milk product',
      'cow milk',
      'lactose',
      'whey',
      'casein',
      'caseinate',
      'lactalbumin',
      'milk protein',
      'whey protein',
      'milk solid',
      'milk powder',
      'lactose intolerant',
      'lactoglobulin',
    ],
    classes: ['milk'],
  },
  {
    label: 'eggs and everything made with them',
    words: ['egg', 'egg white', 'egg yolk', 'yolk', 'albumen', 'albumin', 'ovalbumin', 'lysozyme', 'eggless'],
    classes: ['egg'],
  },
  {
    label: 'fish, with anchovy and fish sauces',
    words: ['fish', 'finned fish', ...KINDS_OF_FOOD.fish.split(', ')],
    classes: ['fish'],
  },
  {
    label: 'crustaceans and molluscs',
    words: ['shellfish', 'shell fish'],
    classes: ['crustacean', 'mollusc'],
  },
  {
    label: 'crustaceans',
    words: ['crustacean', ...KINDS_OF_FOOD.crustaceans.split(', ')],
    classes: ['crustacean'],
  },
  {
    label: 'molluscs',
    words: ['mollusc', 'mollusk', ...KINDS_OF_FOOD.molluscs.split(', ')],
    classes: ['mollusc'],
  },
  {
    label: 'fish, crustaceans and molluscs',
    words: ['seafood', 'sea food'],
    classes: ['fish', 'crustacean', 'mollusc'],
  },
  {
    label: 'tree nuts and peanuts',
    words: ['nut', 'all nut', 'any nut', 'mixed nut'],
    classes: ['tree-nut', 'peanut'],
    staysIn: NO_NUTS,
  },
  { label: 'tree nuts', words: ['tree nut', 'treenut'], classes: ['tree-nut'], staysIn: NO_NUTS },
  {
    label: 'peanuts',
    words: ['peanut', 'groundnut', 'ground nut', 'monkey nut', 'mungfali', 'moongphali', 'arachis', 'beer nut'],
    classes: ['peanut'],
  },
  {
    label: 'wheat, rye, barley and oats',
    words: ['gluten', 'gluten cereal'],
    classes: ['wheat', 'rye', 'barley', 'oat'],
  },
  { label: 'wheat', words: ['wheat', 'wheat flour'], classes: ['wheat'] },
  { label: 'rye', words: ['rye'], classes: ['rye'] },
  { label: 'barley', words: ['barley', 'malt', 'jau'], classes: ['barley'] },
  { label: 'oats', words: ['oat'], classes: ['oat'] },
  { label: 'soy', words: ['soy', 'soya', 'soybean', 'soya bean', 'soy bean', 'soy lecithin'], classes: ['soy'] },
  { label: 'sesame', words: ['sesame', 'sesame seed', 'til', 'gingelly'], classes: ['sesame'] },
  { label: 'celery and celeriac', words: ['celery'], classes: ['celery'] },
  { label: 'mustard', words: ['mustard', 'mustard seed', 'mustard powder', 'sarson', 'rai'], classes: ['mustard'] },
  { label: 'lupin', words: ['lupin', 'lupine', 'lupini'], classes: ['lupin'] },
  {
    label: 'sulphites',
    words: ['sulphite', 'sulfite', 'sulphur dioxide', 'sulfur dioxide'],
    classes: ['sulphites'],
  },
  {
    label: 'meat and poultry, with broth, lard and gelatine',
    words: ['meat', 'flesh', 'meatless'],
    classes: ['meat', 'animal-fat', 'gelatine'],
  },
  { label: 'red meat', words: ['red meat'], classes: ['red-meat', 'animal-fat'] },
  { label: 'beef', words: ['beef', 'veal', 'cow'], classes: ['beef'] },
  { label: 'pork', words: ['pork', 'pig', 'swine'], classes: ['pork', 'animal-fat'] },
  { label: 'lamb', words: ['lamb'], classes: ['lamb'] },
  { label: 'mutton: lamb and goat', words: ['mutton'], classes: ['lamb'], foods: ['goat'] },
  { label: 'lard, suet and foods made with them', words: ['animal fat', 'lard', 'suet'], classes: ['animal-fat'] },
  { label: 'poultry', words: ['poultry', 'fowl'], classes: ['poultry'] },
  {
    label: 'cured and processed meat',
    words: ['processed meat', 'cured meat', 'deli meat', 'cold cut'],
    classes: ['processed-meat'],
  },
  { label: 'hard cheeses made with animal rennet', words: ['rennet', 'animal rennet'], classes: ['animal-rennet'] },
  { label: 'gelatine', words: ['gelatine', 'gelatin'], classes: ['gelatine'] },
  { label: 'honey', words: ['honey', 'bee product'], classes: ['honey'] },
  {
    label: 'alcohol, with vanilla extract',
    words: ['alcohol', 'ethanol', ...KINDS_OF_FOOD.alcohol.split(', ')],
    classes: ['alcohol'],
  },
  {
    label: 'sugar, syrups, honey and sweetened foods',
    words: ['sugar', 'added sugar', 'refined sugar', 'sweetener', 'syrup'],
    classes: ['added-sugar'],
  },
  {
    label: 'beans, lentils, peas, soy and peanuts',
    words: ['legume', 'pulse'],
    classes: ['legume', 'soy', 'peanut', 'lupin'],
  },
  {
    label: 'beans, lentils, peas, tofu, peanuts and green beans',
    words: ['bean'],
    classes: ['legume'],
    foods: ['green-bean', 'green-bean-frozen'],
  },
  {
    label: 'beans, lentils, peas, tofu and peanuts',
    words: ['dal', 'daal', 'dhal', 'lentil and bean'],
    classes: ['legume'],
  },
  { label: 'grains', words: ['grain', 'cereal'], classes: ['grain', 'pseudo-grain'] },
  { label: 'corn (maize)', words: ['corn', 'maize', 'makai', 'sweetcorn'], classes: ['corn'] },
  { label: 'potatoes', words: ['potato', 'aloo'], classes: ['potato'] },
  { label: 'mushrooms', words: ['mushroom', 'fungus', 'fungi'], classes: ['mushroom'] },
  {
    label: 'nightshades: tomato, peppers, aubergine, potato and chilli',
    words: ['nightshade'],
    classes: ['nightshade'],
  },
  {
    label: 'onion, garlic, leek and chives',
    words: ['allium', 'onion and garlic'],
    classes: ['allium'],
  },
  { label: 'citrus fruit', words: ['citrus', 'citrus fruit'], classes: ['citrus'] },
  { label: 'coconut', words: ['coconut', 'nariyal'], classes: ['coconut'] },
  { label: 'vegetables', words: ['vegetable', 'veggie', 'sabzi'], classes: ['vegetable'], onlyAlone: true },
  { label: 'fruit', words: ['fruit'], classes: ['fruit', 'citrus'], onlyAlone: true },
  { label: 'caffeine', words: ['caffeine'], classes: ['caffeine'] },
  {
    label: 'refined seed oils',
    words: ['seed oil', 'vegetable oil', 'refined oil'],
    classes: ['refined-seed-oil'],
  },
  ...FOOD_GROUP_WORDS,
  ...ADDITIVE_WORDS,
  ...HEALTH_WORDS,
];
