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
    'purchase-to-plate-2018':
      'US average, 2017/18 (USDA Purchase to Plate), raised by the consumer price index for food at home to March 2026',
    'zepto-2025': 'Indian shop Zepto, list published in 2025 (Kaggle), day of the prices not stated',
    'bigbasket-2023': 'Indian shop BigBasket, list published by October 2023, day of the prices not stated',
    'bigbasket-2021': 'Indian shop BigBasket, list published in November 2021, day of the prices not stated',
  },
  ownPrice: message('what you paid on {date}'),
  /** The food whose price other dried pulses have. */
  lentils: 'dried lentils',
  ofRelative: message('{basis}; a similar food, so the range is wider'),
  ofLitre: message('{basis}; a litre weighs {kg} kg'),
});
