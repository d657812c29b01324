/** What a row may lack: of these figures alone the cited table has empty cells. */
export const BOUNDED_FIGURES = ['fiber', 'sugar', 'saturatedFat'] as const;

export type BoundedFigure = (typeof BOUNDED_FIGURES)[number];

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
