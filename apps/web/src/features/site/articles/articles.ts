import type { Article } from './article.ts';

/** The articles of the blog, newest first. */
export const ARTICLES: readonly Article[] = [
  {
    slug: 'future-of-ai-nutrition',
    title: 'The future of AI in nutrition: words from the model, numbers from the table',
    date: '2026-11-02',
    category: 'AI & Technology',
    excerpt:
      'Chatbots have put almond milk into a nut-free diet and planned teenagers hundreds of kilocalories short. What they are good for, and how to check any plan in five steps.',
    words: 1249,
  },
  {
    slug: 'science-ai-meal-planning',
    title: 'The science of meal planning: how a day is computed',
    date: '2026-10-19',
    category: 'AI & Technology',
    excerpt:
      'Filters first, then dishes, portions by least squares, amounts that a kitchen can weigh, and a certificate: how a plan is computed, and how accurate it is in our own benchmark.',
    words: 1414,
  },
  {
    slug: 'dietary-needs-meal-planning',
    title: 'Planning meals around allergies and diets',
    date: '2026-09-28',
    category: 'Meal Planning',
    excerpt:
      'The 14 allergens of the EU and the nine of the United States side by side, the names that hide them, what no app can know about your food, and a checklist for the week.',
    words: 1153,
  },
  {
    slug: 'sustainable-meal-prep',
    title: 'Sustainable meal prep: cook ahead, keep it safe, waste less',
    date: '2026-09-07',
    category: 'Sustainability',
    excerpt:
      'Households waste 79 kg of food per person a year. How long cooked food really keeps, what to cook ahead, and how to finish what is already open.',
    words: 1277,
  },
  {
    slug: 'macro-micronutrients',
    title: 'Macros and micros made clear',
    date: '2026-08-17',
    category: 'Nutrition',
    excerpt:
      'What a gram of protein, fat or carbohydrate is worth, which ranges two authorities give, and why raw weights and the per 100 g column keep figures honest.',
    words: 1304,
  },
  {
    slug: 'sustainable-eating-ai',
    title: 'Eating with a smaller footprint: the evidence, and where a planner helps',
    date: '2026-07-27',
    category: 'Sustainability',
    excerpt:
      'Protein sources compared per 100 g of protein, one swap worked out in grams, what EAT-Lancet asks for, and what a planner can and cannot do about it.',
    words: 1248,
  },
];
