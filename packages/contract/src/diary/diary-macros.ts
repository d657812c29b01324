/** The macros that the diary keeps, in the order of the documents (shell 3). */
export const DIARY_MACROS = ['protein', 'carbs', 'fat'] as const;
export type DiaryMacro = (typeof DIARY_MACROS)[number];
