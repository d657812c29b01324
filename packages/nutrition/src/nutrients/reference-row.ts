import type { Nutrient, REFERENCE_KINDS } from '@platewise/contract/meals/nutrients';

/** Groups of adults that a table has values for: men and women by the year that the group begins with, pregnancy, lactation. */
export const REFERENCE_GROUPS = [
  'm19',
  'm31',
  'm51',
  'm71',
  'f19',
  'f31',
  'f51',
  'f71',
  'p19',
  'p31',
  'l19',
  'l31',
] as const;

export type ReferenceGroup = (typeof REFERENCE_GROUPS)[number];

/** What a value counts: all that is eaten, or only a part of it that a food table does not separate. */
export const REFERENCE_SCOPES = ['total', 'added', 'preformed'] as const;

/** One value of a table for each group, per day, in the unit of the nutrient; null where the table has none. */
export type ReferenceRow = {
  nutrient: Nutrient;
  kind: (typeof REFERENCE_KINDS)[number];
  scope: (typeof REFERENCE_SCOPES)[number];
  values: readonly (number | null)[];
  source: keyof typeof REFERENCE_SOURCES;
  note: string;
};

/** The publications, as they are cited. */
export const REFERENCE_SOURCES = {
  'iom-1997':
    'IOM 1997, Dietary Reference Intakes for Calcium, Phosphorus, Magnesium, Vitamin D, and Fluoride, doi 10.17226/5776',
  'iom-1998': 'IOM 1998, Dietary Reference Intakes for Thiamin to Choline, doi 10.17226/6015',
  'iom-2000':
    'IOM 2000, Dietary Reference Intakes for Vitamin C, Vitamin E, Selenium, and Carotenoids, doi 10.17226/9810',
  'iom-2001': 'IOM 2001, Dietary Reference Intakes for Vitamin A, Vitamin K, and Elements, doi 10.17226/10026',
  'iom-2005': 'IOM 2005, Dietary Reference Intakes for Energy and Macronutrients, doi 10.17226/10490',
  'iom-2011': 'IOM 2011, Dietary Reference Intakes for Calcium and Vitamin D, doi 10.17226/13050',
  'nasem-2019': 'NASEM 2019, Dietary Reference Intakes for Sodium and Potassium, doi 10.17226/25353',
  'icmr-2a': 'ICMR-NIN 2020, A Brief Note on Nutrient Requirements for Indians, table 2a',
  'icmr-3-4': 'ICMR-NIN 2020, A Brief Note on Nutrient Requirements for Indians, tables 3 and 4',
} as const;
