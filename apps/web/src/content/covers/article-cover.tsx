import type { ComponentType } from 'react';
import { DietaryCover } from './dietary-needs-meal-planning.tsx';
import { FutureCover } from './future-of-ai-nutrition.tsx';
import { MacroCover } from './macro-micronutrients.tsx';
import { ScienceCover } from './science-ai-meal-planning.tsx';
import { EatingCover } from './sustainable-eating-ai.tsx';
import { MealPrepCover } from './sustainable-meal-prep.tsx';

const COVERS: Record<string, ComponentType> = {
  'dietary-needs-meal-planning': DietaryCover,
  'future-of-ai-nutrition': FutureCover,
  'macro-micronutrients': MacroCover,
  'science-ai-meal-planning': ScienceCover,
  'sustainable-eating-ai': EatingCover,
  'sustainable-meal-prep': MealPrepCover,
};

/** The picture of an article, drawn for it; decorative, since the title beside it says what the article is about. */
export function ArticleCover({ slug }: { slug: string }) {
  const Cover = COVERS[slug];
  return Cover ? <Cover /> : null;
}
