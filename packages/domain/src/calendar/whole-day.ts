/** So many meals are a day, however little they are. */
const WHOLE_DAY_MEALS = 3;

/** The least that a day is ever planned for where a target is proposed: as much in fewer meals is a day as well. */
const WHOLE_DAY_KCAL = 1200;

/** Whether meals of one plan can be compared with what a day should hold. */
export function isWholeDay({ meals, kcal }: { meals: number; kcal: number }): boolean {
  return meals >= WHOLE_DAY_MEALS || kcal >= WHOLE_DAY_KCAL;
}
