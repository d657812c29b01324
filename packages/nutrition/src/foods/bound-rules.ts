/** What a row may lack: of these figures alone the cited table has empty cells. */
export type BoundedFigure = 'fiber' | 'sugar' | 'saturatedFat';

/**
 * How a figure that a row lacks is bounded: by other rows of the same food (in another form or variety), by the food in another
 * table, or by at least five rows of its closest kind. Each row gives a share of the food's carbohydrate (of its fat, for
 * saturated fat), so that a cooked row bounds a raw food.
 */
export type BoundRule = RowRule | TableRule;

type RuleOfFoods = {
  figure: BoundedFigure;
  /** What the rows are, as it reads in 'by cooked quinoa'. */
  what: string;
  foods: readonly string[];
};

/** Rows of USDA FoodData Central (SR Legacy); `share` holds the lowest and highest of their shares. */
export type RowRule = RuleOfFoods & {
  from: 'row' | 'kind';
  rows: readonly number[];
  share: readonly [low: number, high: number];
};

/**
 * Rows of another published table: grams in 100 g of the figure and of the carbohydrate that it is a part of. These tables give
 * the available carbohydrate, so the fiber next to it is added, as USDA counts it.
 */
export type TableRule = RuleOfFoods & {
  from: 'table';
  table: keyof typeof BOUND_TABLES;
  rows: readonly { code: string; available: number; fiber: number; part: number }[];
};

/** The other tables, as they are cited. */
export const BOUND_TABLES = {
  /** T. Longvah and others, National Institute of Nutrition, Hyderabad: tables 1 (fiber) and 6 (sugars). */
  ifct: 'Indian Food Composition Tables 2017',
  /** ANSES, https://ciqual.anses.fr */
  ciqual: 'Ciqual 2025',
  /** Ministry of Education, Culture, Sports, Science and Technology, Japan. */
  mext: 'Standard Tables of Food Composition in Japan',
} as const;

/** The bounds of figures that nobody measured, computed from the rows that they name; a test compares them. */
export const BOUND_RULES: readonly BoundRule[] = [
  { figure: 'sugar', from: 'row', what: 'cooked quinoa', foods: ['quinoa'], rows: [168917], share: [0.041, 0.041] },
  { figure: 'sugar', from: 'row', what: 'cooked couscous', foods: ['couscous'], rows: [169700], share: [0.004, 0.004] },
  { figure: 'sugar', from: 'row', what: 'millet flour', foods: ['millet'], rows: [172023], share: [0.022, 0.022] },
  {
    figure: 'sugar',
    from: 'row',
    what: 'whole-groat buckwheat flour',
    foods: ['buckwheat'],
    rows: [170687],
    share: [0.037, 0.037],
  },
  {
    figure: 'sugar',
    from: 'row',
    what: 'cooked roasted buckwheat groats',
    foods: ['buckwheat-roasted'],
    rows: [170686],
    share: [0.045, 0.045],
  },
  {
    figure: 'sugar',
    from: 'row',
    what: 'long-grain brown rice',
    foods: ['rice-brown-medium'],
    rows: [169703],
    share: [0.009, 0.009],
  },
  {
    figure: 'sugar',
    from: 'kind',
    what: 'white rice',
    foods: ['rice-white-medium', 'rice-white-short', 'rice-glutinous'],
    rows: [168877, 168878, 169707, 169708, 169709, 169710, 169711, 169756, 169758, 169759],
    share: [0.0, 0.005],
  },
  {
    figure: 'sugar',
    from: 'kind',
    what: 'dry pasta and noodles',
    foods: ['semolina', 'fresh-pasta', 'soba-noodle', 'somen-noodle', 'pasta-corn'],
    rows: [168911, 168915, 168927, 169731, 169736, 169738, 169755, 172025],
    share: [0.026, 0.038],
  },
  {
    figure: 'fiber',
    from: 'kind',
    what: 'pasta and noodles of refined flour',
    foods: ['fresh-pasta'],
    rows: [168927, 169736, 169731, 169755, 168903, 168908],
    share: [0.042, 0.059],
  },
  {
    figure: 'sugar',
    from: 'row',
    what: 'rolled oats',
    foods: ['oat-groat'],
    rows: [173904, 172989],
    share: [0.014, 0.021],
  },
  {
    figure: 'sugar',
    from: 'row',
    what: 'toasted wheat germ',
    foods: ['wheat-germ'],
    rows: [173896, 172988],
    share: [0.144, 0.158],
  },
  {
    figure: 'sugar',
    from: 'row',
    what: 'enriched English muffins',
    foods: ['english-muffin'],
    rows: [174994, 174995],
    share: [0.065, 0.08],
  },
  {
    figure: 'sugar',
    from: 'kind',
    what: 'flours and starches',
    foods: ['arrowroot-flour'],
    rows: [169698, 169714, 168898, 169717, 168446],
    share: [0.0, 0.043],
  },
  { figure: 'sugar', from: 'row', what: 'whole lentils', foods: ['lentil-red'], rows: [172420], share: [0.032, 0.032] },
  {
    figure: 'sugar',
    from: 'row',
    what: 'boiled urad beans',
    foods: ['urad-bean'],
    rows: [172427],
    share: [0.11, 0.11],
  },
  {
    figure: 'sugar',
    from: 'kind',
    what: 'dried beans',
    foods: ['borlotti-bean'],
    rows: [173734, 173744, 173745, 173748, 175186, 175190, 175193, 175199, 175202],
    share: [0.033, 0.064],
  },
  {
    figure: 'sugar',
    from: 'kind',
    what: 'dried pulses',
    foods: ['adzuki-bean', 'lupin-bean'],
    rows: [172420, 172428, 173734, 173744, 173745, 173748, 173756, 173758, 174252, 174255, 174256, 175186, 175190, 175193, 175199, 175202, 175205],
    share: [0.032, 0.17],
  },
  {
    figure: 'sugar',
    from: 'row',
    what: 'salted roasted soybeans',
    foods: ['roasted-soybean'],
    rows: [172440],
    share: [0.139, 0.139],
  },
  {
    figure: 'sugar',
    from: 'row',
    what: 'raw coconut milk',
    foods: ['coconut-milk'],
    rows: [170172],
    share: [0.603, 0.603],
  },
  {
    figure: 'fiber',
    from: 'row',
    what: 'raw coconut milk',
    foods: ['coconut-milk'],
    rows: [170172],
    share: [0.397, 0.397],
  },
  { figure: 'sugar', from: 'row', what: 'roasted chestnuts', foods: ['chestnut'], rows: [170190], share: [0.2, 0.2] },
  {
    figure: 'fiber',
    from: 'row',
    what: 'raw unpeeled chestnuts',
    foods: ['chestnut'],
    rows: [170574],
    share: [0.178, 0.178],
  },
  {
    figure: 'sugar',
    from: 'row',
    what: 'salted cashew butter',
    foods: ['cashew-butter'],
    rows: [168597],
    share: [0.3, 0.3],
  },
  {
    figure: 'sugar',
    from: 'row',
    what: 'red peppers, ripe as well',
    foods: ['bell-pepper-yellow'],
    rows: [170108],
    share: [0.697, 0.697],
  },
  {
    figure: 'sugar',
    from: 'row',
    what: 'raw winter squash of all varieties',
    foods: ['acorn-squash'],
    rows: [170489],
    share: [0.256, 0.256],
  },
  {
    figure: 'sugar',
    from: 'row',
    what: 'boiled bitter gourd',
    foods: ['bitter-gourd'],
    rows: [170394],
    share: [0.42, 0.42],
  },
  {
    figure: 'saturatedFat',
    from: 'row',
    what: 'boiled bitter gourd',
    foods: ['bitter-gourd'],
    rows: [170394],
    share: [0.167, 0.167],
  },
  {
    figure: 'sugar',
    from: 'kind',
    what: 'raw leafy greens',
    foods: ['chicory'],
    rows: [168412, 168421, 168462, 169226, 169256, 169991, 169992, 170061, 170375, 170406],
    share: [0.074, 0.295],
  },
  {
    figure: 'sugar',
    from: 'row',
    what: 'cooked artichokes',
    foods: ['artichoke-frozen'],
    rows: [168388],
    share: [0.092, 0.092],
  },
  {
    figure: 'sugar',
    from: 'row',
    what: 'boiled drumstick leaves',
    foods: ['drumstick-leaf'],
    rows: [168417],
    share: [0.089, 0.089],
  },
  {
    figure: 'saturatedFat',
    from: 'row',
    what: 'boiled drumstick leaves',
    foods: ['drumstick-leaf'],
    rows: [168417],
    share: [0.163, 0.163],
  },
  {
    figure: 'sugar',
    from: 'row',
    what: 'boiled lotus root',
    foods: ['lotus-root'],
    rows: [168430],
    share: [0.031, 0.031],
  },
  {
    figure: 'sugar',
    from: 'row',
    what: 'boiled mixed vegetables',
    foods: ['mixed-vegetables-frozen'],
    rows: [170472],
    share: [0.238, 0.238],
  },
  {
    figure: 'sugar',
    from: 'kind',
    what: 'seeds and ground spices',
    foods: ['allspice', 'anise-seed', 'cardamom', 'coriander-seed', 'fennel-seed', 'fenugreek-seed', 'mace', 'white-pepper', 'saffron'],
    rows: [170918, 170920, 170923, 170926, 170931, 171320, 171321, 171326, 171330, 172231],
    share: [0.01, 0.107],
  },
  {
    figure: 'sugar',
    from: 'kind',
    what: 'dried herbs',
    foods: ['bay-leaf', 'dried-dill', 'dried-rosemary', 'tarragon'],
    rows: [170921, 170928, 170930, 170935, 170938, 171317, 171328],
    share: [0.026, 0.144],
  },
  {
    figure: 'fiber',
    from: 'kind',
    what: 'fresh herbs',
    foods: ['lemongrass'],
    rows: [172232, 170416, 169997, 169994, 173470, 173473, 173475, 173474, 172233],
    share: [0.299, 0.809],
  },
  {
    figure: 'sugar',
    from: 'kind',
    what: 'oily seeds',
    foods: ['chia-seed'],
    rows: [169414, 170148, 170150, 170556, 170562, 171330],
    share: [0.012, 0.174],
  },
  {
    figure: 'saturatedFat',
    from: 'row',
    what: 'cooked and dried shiitake',
    foods: ['mushroom-shiitake'],
    rows: [168435, 168436, 168437],
    share: [0.091, 0.228],
  },
  {
    figure: 'saturatedFat',
    from: 'row',
    what: 'apples of all kinds',
    foods: ['apple-granny-smith'],
    rows: [171688],
    share: [0.165, 0.165],
  },
  {
    figure: 'saturatedFat',
    from: 'row',
    what: 'Deglet Noor dates',
    foods: ['date-medjool'],
    rows: [171726],
    share: [0.082, 0.082],
  },
  {
    figure: 'saturatedFat',
    from: 'row',
    what: 'cooked edamame',
    foods: ['edamame'],
    rows: [168411],
    share: [0.119, 0.119],
  },
  {
    figure: 'sugar',
    from: 'kind',
    what: 'fresh herbs, spring onions, leeks and ginger',
    foods: ['lemongrass'],
    rows: [172232, 170416, 169997, 169994, 170005, 169246, 169231],
    share: [0.096, 0.425],
  },
  ...table('ifct', 'amaranth-leaf', 'green amaranth leaves', [{ code: 'C002', available: 2.28, fiber: 4.41, sugar: 0.32 }], ['fiber', 'sugar']),
  ...table(
    'ifct',
    'pigeon-pea',
    'red gram, whole and split',
    [
      { code: 'B021', available: 55.23, fiber: 9.06, sugar: 2.08 },
      { code: 'B022', available: 42.48, fiber: 22.84, sugar: 1.3 },
    ],
    ['sugar'],
  ),
  ...table('ifct', 'moth-bean', 'moth bean', [{ code: 'B016', available: 52.09, fiber: 15.12, sugar: 1.36 }], ['fiber', 'sugar']),
  ...table(
    'ifct',
    'bottle-gourd',
    'bottle gourd',
    [
      { code: 'D007', available: 1.68, fiber: 2.12, sugar: 0.36 },
      { code: 'D008', available: 2.53, fiber: 2.1, sugar: 0.34 },
      { code: 'D009', available: 2.25, fiber: 2.11, sugar: 0.39 },
    ],
    ['sugar'],
  ),
  ...table('ifct', 'drumstick-pod', 'drumstick', [{ code: 'D046', available: 3.76, fiber: 6.83, sugar: 1.47 }], ['sugar']),
  ...table('ifct', 'curry-leaf', 'curry leaves', [{ code: 'G010', available: 4.51, fiber: 16.83, sugar: 0.6 }], ['fiber', 'sugar']),
  ...table('ifct', 'fenugreek-seed', 'fenugreek seeds', [{ code: 'G026', available: 10.57, fiber: 47.55, sugar: 0.55 }], ['sugar']),
  ...table('mext', 'soba-noodle', 'dried soba', [{ code: '01129', available: 63, fiber: 3.7 }], ['fiber']),
  ...table('ciqual', 'tempeh', 'tempeh', [{ code: '20917', available: 7.89, fiber: 6.2, sugar: 0.24 }], ['fiber', 'sugar']),
  ...table('ciqual', 'broad-bean-fresh', 'fresh broad beans', [{ code: '20517', available: 4.2, fiber: 5.85, sugar: 0.37 }], ['sugar']),
];

type TableRow = { code: string; available: number; fiber: number; sugar?: number };

function table(name: TableRule['table'], food: string, what: string, rows: readonly TableRow[], figures: readonly ('fiber' | 'sugar')[]): TableRule[] {
  return figures.map((figure) => ({
    figure,
    from: 'table',
    table: name,
    what,
    foods: [food],
    rows: rows.map(({ code, available, fiber, ...row }) => ({ code, available, fiber, part: figure === 'fiber' ? fiber : (row.sugar ?? 0) })),
  }));
}
