import { area } from '../../language/area.ts';

/** Headings of the tools, and what leads to a plan that has them (shell 2, shell 6). */
export const tools = area('site/tools', {
  proOnly: 'Available for Pro Users Only',
  upgrade: 'Upgrade to Pro',
  statusFailedTitle: 'Your plan could not be read',
  statusFailedText: 'So we cannot tell yet whether this tool belongs to it. Please try again.',
  shopping: {
    title: 'Shopping List',
    subtitle: 'Everything your plans need, in the order of the shop.',
    proText:
      'The shopping list is part of Pro and Family: one list for your calendar or plans, with amounts as shops sell them, an estimate of the cost, and ticks that stay when plans change.',
  },
  calorieTracker: {
    title: 'Calorie Tracker',
    subtitle: 'What you ate, beside what you meant to eat.',
    proText:
      'The calorie tracker is part of Pro and Family: a diary with true figures, your planned meals to tick, and trends.',
  },
});
