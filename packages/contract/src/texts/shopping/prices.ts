import { area } from '../../language/area.ts';
import { message } from '../../language/message.ts';

/** Where the price of a food comes from, by basis; a guess is named a guess. */
export const prices = area('prices', {
  basis: {
    'india-2022': 'retail median of 12 Indian markets, July 2022 (WFP, Department of Consumer Affairs)',
    'india-2023': 'retail average of India, 6 December 2023 (Department of Consumer Affairs)',
    'press-2024': 'retail price in India, December 2024 (press)',
    'press-2026': 'retail range in India, March 2026 (press)',
    'bls-2026': 'average of US cities, March 2026 (Bureau of Labor Statistics)',
    'ers-2022': 'US retail average, 2022 (USDA Economic Research Service)',
    lentils: 'US retail average, 2022 (USDA Economic Research Service)',
    estimate: 'our estimate, from no published table',
  },
  /** The food whose price other dried pulses have. */
  lentils: 'dried lentils',
  ofLitre: message('{basis}; a litre weighs {kg} kg'),
});
