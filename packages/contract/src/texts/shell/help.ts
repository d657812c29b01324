import { area } from '../../language/area.ts';

/** What the help panel holds (core 2); its button and title are in the shell's texts. */
export const help = area('help', {
  description: 'Learn how to get the most out of your meal planner.',
  close: 'Close help',
  questions: [
    {
      question: 'How are meals generated?',
      answer:
        'Our AI analyzes your goals, dietary preferences and other factors to make personalized meal plans that fit your nutritional needs. It is a planner of our own: it chooses among our dishes and computes their portions. Where this site also uses a language model, that proposes dishes for members, and every figure is still computed here.',
    },
    {
      question: 'Can I customize my meal plans?',
      answer:
        'Yes. You can regenerate individual meals, exclude ingredients, set calorie targets and add notes about what you need.',
    },
    {
      question: "What's included in Pro?",
      answer:
        'Pro includes unlimited meal generation, the shopping list and its exports, the calorie tracker and weekly meal prep guides. Detailed nutrition breakdowns are part of every plan, Basic too.',
    },
  ],
  tipsTitle: 'Quick Tips',
  tips: [
    'Use Advanced Options for more specific requirements.',
    'Save favorite meals for quick access.',
    'Export the plan to share or print it.',
  ],
});
