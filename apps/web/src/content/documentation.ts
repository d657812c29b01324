import { gettingStarted } from './documentation/getting-started.tsx';
import { mealPlanning } from './documentation/meal-planning.tsx';
import { recipes } from './documentation/recipes.tsx';
import type { DocSection } from './documentation/section.ts';
import { shopping } from './documentation/shopping.tsx';

/** The documentation, in the order of its sidebar (shell 2). */
export const DOCUMENTATION: readonly DocSection[] = [gettingStarted, mealPlanning, recipes, shopping];
