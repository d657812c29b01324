import type { MantineColorsTuple } from '@mantine/core';

/** Basil, the colour of doing: filled at step 7 in light, at step 3 with dark ink in dark. */
export const BASIL: MantineColorsTuple = [
  '#EEF7EF',
  '#D9EEDC',
  '#B5DDBB',
  '#8CC996',
  '#63B373',
  '#3F9A55',
  '#2F8246',
  '#256B39',
  '#1C542D',
  '#123A1F',
];

/** Tomato, for danger and warmth. */
export const TOMATO: MantineColorsTuple = [
  '#FBECE8',
  '#F6D3CB',
  '#F3B0A3',
  '#F08A78',
  '#E36853',
  '#D14D37',
  '#C5422D',
  '#B93A26',
  '#942C1B',
  '#6B1F13',
];

/** Saffron, for highlights, always with ink on it. */
export const SAFFRON: MantineColorsTuple = [
  '#FDF6E3',
  '#FBECC5',
  '#F5DA93',
  '#E3A322',
  '#E3A322',
  '#D1951B',
  '#BE8616',
  '#A06F0E',
  '#7C550A',
  '#563B06',
];

/** Mantine's neutral steps, warm like paper. */
export const GRAY: MantineColorsTuple = [
  '#FBF8F1',
  '#F4EFE4',
  '#EBE6DA',
  '#E6E0D2',
  '#CFC9BB',
  '#A9A99D',
  '#7D867E',
  '#5A655E',
  '#38433C',
  '#1F2A24',
];

/** Mantine's dark steps: text first, then lines, then surfaces. */
export const DARK: MantineColorsTuple = [
  '#EDEFE6',
  '#CDD3CA',
  '#A3ADA4',
  '#74807A',
  '#4A564D',
  '#333D36',
  '#1F2722',
  '#161C18',
  '#121713',
  '#0D110E',
];
