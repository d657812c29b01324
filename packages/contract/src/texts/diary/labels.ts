import { area } from '../../language/area.ts';
import { message } from '../../language/message.ts';

/** Barcodes that are refused, and where the figures of a pack come from. */
export const labels = area('labels', {
  length: 'barcode must be the 8, 12, 13 or 14 digits under the bars.',
  checkDigit: 'barcode has a wrong digit: its last digit does not match the others. Compare it with the pack.',
  serving: 'serving',
  weighed: 'Weigh it as the label means it; figures of drinks are for 100 ml.',
  openFoodFacts: message('The maker’s figures, from Open Food Facts (ODbL), read on {date}.'),
  operatorFile: message('The maker’s figures, from the list of whoever runs this site, read on {date}.'),
});
