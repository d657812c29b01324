import type { AppRouter } from '@platewise/api/app-router';
import type { inferRouterOutputs } from '@trpc/server';

type Answers = inferRouterOutputs<AppRouter>['calorie'];

/** The diary's shapes as they arrive here. */
export type DiaryDay = Answers['day'];
export type DiaryEntry = NonNullable<DiaryDay['entry']>;
export type DiaryMeal = DiaryEntry['meals'][number];
export type PlannedMeal = DiaryDay['planned'][number];
export type FoundFood = Answers['foods'][number];
export type BarcodeAnswer = Answers['barcode'];
export type OwnFood = Answers['ownFoods'][number];
export type TypedMealLine = Answers['readText'][number];
export type UsualMeal = Answers['usual'][number];
export type Trend = Answers['trend'];
export type ReplanProposal = Answers['proposeReplan'];
