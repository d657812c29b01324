import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkDigitOf, readBarcode } from './barcode.ts';

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(''));
const withCheck = (start: string) => `${start}${checkDigitOf(start)}`;

test.each([
  ['EAN-13', '3017620422003', '3017620422003'],
  ['EAN-13 with spaces', ' 3 017620 422003 ', '3017620422003'],
  ['EAN-13 with hyphens', '3-017620-422003', '3017620422003'],
  ['EAN-8', '96385074', '0000096385074'],
  ['UPC-A', '036000291452', '0036000291452'],
  ['UPC-A as EAN-13', '0036000291452', '0036000291452'],
  ['ITF-14 of a case', '15400141288763', '15400141288763'],
  ['GTIN-14 of one pack', '03017620422003', '3017620422003'],
  // One for each way in which UPC-E leaves zeros out.
  ['UPC-E ending in 1', '01234514', '0012100003454'],
  ['UPC-E ending in 3', '01234531', '0012300000451'],
  ['UPC-E ending in 4', '01234543', '0012340000053'],
  ['UPC-E ending in 5 to 9', '04252614', '0042100005264'],
])('%s: %s is %s', (_kind, text, code) => {
  expect(readBarcode(text)).toEqual({ ok: true, code });
});

test('the same eight digits are another product in the other kind of bars', () => {
  const both = '04210009';
  expect(readBarcode(both, 'ean_8')).toEqual({ ok: true, code: '0000004210009' });
  expect(readBarcode(both, 'upc_e')).toEqual({ ok: false, why: 'checkDigit' });
  expect(readBarcode('0012300000451', 'upc_e')).toEqual({ ok: true, code: '0012300000451' });
});

test.each(['', 'abc', '123', '1234567', '123456789', '12345678901', '123456789012345', '30176204220o3', '٣٠١٧٦٢٠٤'])(
  '“%s” has no length of a barcode',
  (text) => {
    expect(readBarcode(text)).toEqual({ ok: false, why: 'length' });
  },
);

test.each([7, 11, 12, 13])(
  '%i digits and their check digit are a barcode, and stay the same when read again',
  (length) => {
    fc.assert(
      fc.property(digits(length), (start) => {
        const reading = readBarcode(withCheck(start));
        expect(reading.ok).toBe(true);
        if (reading.ok) expect(readBarcode(reading.code)).toEqual(reading);
      }),
    );
  },
);

test('one wrong digit is always seen, and two neighbours the wrong way round unless they are five apart', () => {
  fc.assert(
    fc.property(digits(12), fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 9 }), (start, place, more) => {
      const right = Array.from(withCheck(start), Number);
      const wrong = right.map((digit, at) => (at === place ? (digit + more) % 10 : digit)).join('');
      expect(readBarcode(wrong)).toEqual({ ok: false, why: 'checkDigit' });
    }),
  );
  fc.assert(
    fc.property(digits(12), fc.integer({ min: 0, max: 11 }), (start, place) => {
      const right = withCheck(start);
      const [one, other] = [right.charAt(place), right.charAt(place + 1)];
      fc.pre(one !== other && Math.abs(Number(one) - Number(other)) !== 5);
      const turned = `${right.slice(0, place)}${other}${one}${right.slice(place + 2)}`;
      expect(readBarcode(turned)).toEqual({ ok: false, why: 'checkDigit' });
    }),
  );
});
