import type { Context } from '@platewise/api/context';
import { PRO } from '@platewise/api/testing/people';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { testWeb } from '../../../../../app/testing/test-web.tsx';
import { untilFocused, wordsOf } from '../../../../../shared/testing/on-page.ts';
import { mealRows } from '../../../testing/diary-rows.ts';

type LabelsPort = NonNullable<Context['labels']>;
type LabelAnswer = Awaited<ReturnType<LabelsPort['find']>>;

const CODE = '3017624010701';
const SPREAD: LabelAnswer = {
  kind: 'found',
  label: {
    name: 'Hazelnut spread',
    maker: 'Ferrero',
    servingGrams: 15,
    per100g: {
      calories: 539,
      protein: 6.3,
      carbs: 57.5,
      fat: 30.9,
      fiber: null,
      sugar: null,
      saturatedFat: 10.6,
      sodium: null,
    },
  },
};

const web = testWeb();
afterEach(() => {
  vi.unstubAllGlobals();
  web.api().context.labels = null;
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

/** A source that knows these answers, by code. */
function know(answers: Record<string, LabelAnswer>): void {
  const labels: LabelsPort = {
    kind: 'open-food-facts',
    find: async (barcode) => answers[barcode] ?? { kind: 'unknown' },
  };
  web.api().context.labels = labels;
}

/** A camera whose pictures the detector of the browser reads as these digits. */
function showToCamera(rawValue: string): { isOn: () => boolean } {
  let isOn = false;
  const stop = () => {
    isOn = false;
  };
  const getUserMedia = async () => {
    isOn = true;
    return { getTracks: () => [{ stop }] };
  };
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  vi.spyOn(HTMLVideoElement.prototype, 'srcObject', 'set').mockImplementation(() => undefined);
  vi.spyOn(HTMLVideoElement.prototype, 'play').mockResolvedValue();
  class BarcodeDetector {
    static getSupportedFormats = async () => ['ean_13', 'qr_code'];
    detect = async () => [
      { rawValue: 'https://elsewhere.example', format: 'qr_code' },
      { rawValue, format: 'ean_13' },
    ];
  }
  vi.stubGlobal('BarcodeDetector', BarcodeDetector);
  return { isOn: () => isOn };
}

async function openBarcodes() {
  const user = await web.open('/calorie-tracker', PRO);
  await user.click(await screen.findByRole('button', { name: 'Log a food' }));
  await user.click(await screen.findByRole('button', { name: 'Scan a barcode' }));
  await untilFocused(() => screen.getByLabelText('Barcode'));
  return user;
}

test('digits that are typed lead to the maker’s figures, for 100 g and a serving, which are logged', async () => {
  know({ [CODE]: SPREAD });
  const user = await openBarcodes();
  await user.type(screen.getByLabelText('Barcode'), '3 017624 010701{Enter}');

  const form = await screen.findByRole('form', { name: 'Hazelnut spread, Ferrero' });
  const facts = await within(form).findByRole('table', { name: 'What the maker states' });
  expect(wordsOf(facts)).toMatch(/100 g or ml.*A serving \(15\sg\).*Calories539\skcal81\skcal.*Fat30\.9\sg4\.6\sg/);
  expect(wordsOf(facts)).toMatch(/Fiber(?:unknown|not known|–|—)/i);
  expect(within(form).getByRole('link', { name: 'Open Database License' })).toBeTruthy();
  expect(wordsOf(form)).toContain('The maker’s figures, from Open Food Facts (ODbL), read on 2026-11-21.');

  await user.click(within(form).getByRole('button', { name: 'Log food' }));
  await waitFor(() => expect(wordsOf(mealRows()[0])).toMatch(/^Hazelnut spread, Ferrero.*1 × serving.*81 kcal/));
});

test('the camera reads the bars, goes off, and the same food is found', async () => {
  know({ [CODE]: SPREAD });
  const camera = showToCamera(CODE);
  const user = await openBarcodes();
  await user.click(screen.getByRole('button', { name: 'Use the camera' }));

  expect(await screen.findByRole('form', { name: 'Hazelnut spread, Ferrero' })).toBeTruthy();
  expect(camera.isOn()).toBe(false);
});

test('a camera that is stopped or left goes off; one that may not be used says so', async () => {
  const camera = showToCamera('');
  const user = await openBarcodes();
  await user.click(screen.getByRole('button', { name: 'Use the camera' }));
  await user.click(await screen.findByRole('button', { name: 'Stop the camera' }));
  await waitFor(() => expect(camera.isOn()).toBe(false));
  await user.click(screen.getByRole('button', { name: 'Use the camera' }));
  await screen.findByLabelText('Picture of the camera');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(camera.isOn()).toBe(false));

  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Scan a barcode' }));
  await user.click(screen.getByRole('button', { name: 'Use the camera' }));
  expect(await screen.findByText(/^This site may not use the camera\./)).toBeTruthy();
});

test('what nobody has is copied from its label, keeps its barcode, and is the person’s own the next time', async () => {
  const user = await openBarcodes();
  expect(screen.queryByRole('button', { name: 'Use the camera' })).toBeNull();
  await user.type(screen.getByLabelText('Barcode'), `${CODE}{Enter}`);
  expect(await screen.findByText(`None of your foods has the barcode ${CODE}.`)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Copy it from the label' }));

  const label = await screen.findByRole('form', { name: 'Add a food from its label' });
  expect(within(label).getByLabelText<HTMLInputElement>('Barcode (digits)').value).toBe(CODE);
  await user.type(within(label).getByLabelText('Name of the food'), 'Market spread');
  for (const [field, text] of [
    ['Calories', '500'],
    ['Protein, g', '5'],
    ['Carbs, g', '60'],
    ['Fat, g', '27{Enter}'],
  ] as const)
    await user.type(within(label).getByLabelText(field), text);
  const form = await screen.findByRole('form', { name: 'Market spread' });
  await user.click(within(form).getByRole('button', { name: 'Another food' }));
  await user.click(await screen.findByRole('button', { name: 'Scan a barcode' }));
  await user.type(await screen.findByLabelText('Barcode'), `${CODE}{Enter}`);

  expect(await screen.findByRole('form', { name: 'Market spread' })).toBeTruthy();
});

test('figures that cannot be true, a source that is away, and a wrong digit each say what to do', async () => {
  know({ [CODE]: { kind: 'invalid', name: 'Biscuits' }, '4006381333931': { kind: 'unavailable' } });
  const user = await openBarcodes();
  const field = screen.getByLabelText('Barcode');
  await user.type(field, '3017624010702{Enter}');
  expect(await screen.findByText(/^Barcode has a wrong digit: its last digit does not match/)).toBeTruthy();
  await user.clear(field);
  await user.type(field, `${CODE}{Enter}`);
  expect(await screen.findByText('Biscuits is known, but its figures are too few or cannot be true.')).toBeTruthy();
  await user.clear(field);
  await user.type(field, '4006381333931{Enter}');
  expect(await screen.findByText(/^Open Food Facts cannot be asked right now\./)).toBeTruthy();
  await user.clear(field);
  await user.type(field, '96385074{Enter}');
  expect(await screen.findByText('Neither your foods nor Open Food Facts has the barcode 0000096385074.')).toBeTruthy();
});

test('what was scanned once is found on this device while the server is away, and what was not is no invention', async () => {
  know({ [CODE]: SPREAD });
  const user = await openBarcodes();
  await user.type(screen.getByLabelText('Barcode'), `${CODE}{Enter}`);
  const form = await screen.findByRole('form', { name: 'Hazelnut spread, Ferrero' });
  await user.click(within(form).getByRole('button', { name: 'Another food' }));
  web.breakProcedure('calorie.barcode', 'unavailable');
  await user.click(await screen.findByRole('button', { name: 'Scan a barcode' }));
  await user.type(await screen.findByLabelText('Barcode'), '96385074{Enter}');
  expect(await screen.findByRole('alert')).toBeTruthy();
  await user.clear(screen.getByLabelText('Barcode'));
  await user.type(screen.getByLabelText('Barcode'), `${CODE}{Enter}`);

  expect(await screen.findByRole('form', { name: 'Hazelnut spread, Ferrero' })).toBeTruthy();
});
