import { area } from '../../language/area.ts';
import { message } from '../../language/message.ts';

/** What the diary says where a barcode is scanned or typed, and of the label that it leads to. */
export const barcodes = area('barcodes', {
  scan: 'Scan a barcode',
  field: 'Barcode',
  hint: 'The digits under the bars. Your own foods are looked up first.',
  lookUp: 'Look up',
  lookingUp: 'Looking up...',
  close: 'Close',
  failed: 'The barcode could not be looked up',
  camera: 'Use the camera',
  stopCamera: 'Stop the camera',
  view: 'Picture of the camera',
  aim: 'Hold the bars into the picture. It stays on this device.',
  cameraFailures: {
    denied: 'This site may not use the camera. Allow it in the browser, or type the digits.',
    missing: 'No camera was found. Type the digits instead.',
    failed: 'The camera could not be used. Type the digits instead.',
  },
  found: message('{food} was found.'),
  fromDevice: 'Shown as this device has kept it: the server cannot be reached.',
  unknown: {
    nobody: message('None of your foods has the barcode {barcode}.'),
    'open-food-facts': message('Neither your foods nor Open Food Facts has the barcode {barcode}.'),
    'operator-file': message('Neither your foods nor the list of this site has the barcode {barcode}.'),
  },
  invalid: message('{food} is known, but its figures are too few or cannot be true.'),
  invalidNameless: 'A food is known, but its name or figures are missing or cannot be true.',
  unavailable: 'Open Food Facts cannot be asked right now. Try again in a minute, or copy the label.',
  copyLabel: 'Copy it from the label',

  facts: 'What the maker states',
  maker: message('By {maker}'),
  per100: '100 g or ml',
  perServing: message('A serving ({grams})'),
  barcode: message('Barcode {barcode}'),
  product: 'This food at Open Food Facts',
  licence: 'Open Database License',
  attribution: 'Figures of makers, gathered by the contributors of Open Food Facts.',
});
