import { gettingStarted } from './getting-started.tsx';
import { mealPlanning } from './meal-planning.tsx';
import { recipes } from './recipes.tsx';
import type { DocSection } from './section.ts';
import { shopping } from './shopping.tsx';

/** The documentation, in the order of its sidebar (shell 2). */
export const DOCUMENTATION: readonly DocSection[] = [gettingStarted, mealPlanning, recipes, shopping];
