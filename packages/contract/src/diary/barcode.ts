/** The kinds of bars that packs of food carry, by the names of the Barcode Detection API. */
export const BARCODE_FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'itf'] as const;

export type BarcodeFormat = (typeof BARCODE_FORMATS)[number];

/** What digits under bars name: one code for each product however its bars were printed, or why they name none. */
export type BarcodeReading = { ok: true; code: string } | { ok: false; why: 'length' | 'checkDigit' };

/** GTIN-8, GTIN-12, GTIN-13 and GTIN-14. */
const LENGTHS = [8, 12, 13, 14];

/**
 * Reads the digits of a barcode, with spaces and hyphens where somebody typed them. The code is its GTIN in 13 digits, or in 14 for a
 * case of packs: an EAN-8 or UPC-A with zeros before it is the same product. Eight digits may be an EAN-8 or a UPC-E; where both are
 * possible and the kind of bars is not known, those that begin with 0 are read as UPC-E: GS1 leaves that prefix of EAN-8 to shops
 * for codes of their own.
 * @see https://openfoodfacts.github.io/openfoodfacts-server/api/ref-barcode-normalization/
 */
export function readBarcode(text: string, format?: BarcodeFormat): BarcodeReading {
  const digits = text.replaceAll(/[\s-]/g, '');
  if (!/^\d+$/.test(digits) || !LENGTHS.includes(digits.length)) return { ok: false, why: 'length' };
  const isEight = digits.length === 8;
  const expanded = isEight && format !== 'ean_8' ? expandUpcE(digits) : null;
  const isShort = expanded !== null && hasCheckDigit(expanded);
  if (isShort && (format === 'upc_e' || digits.startsWith('0'))) return found(expanded);
  // Decoders state a UPC-E with or without its zeros.
  if (hasCheckDigit(digits) && !(isEight && format === 'upc_e')) return found(digits);
  return isShort ? found(expanded) : { ok: false, why: 'checkDigit' };
}

/** The last digit of a code, from those before it: from the right they count three and one times (GS1 General Specifications, 7.9). */
export function checkDigitOf(digits: string): number {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((all, digit, place) => all + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

function hasCheckDigit(digits: string): boolean {
  return checkDigitOf(digits.slice(0, -1)) === Number(digits.at(-1));
}

function found(digits: string): BarcodeReading {
  return { ok: true, code: digits.replace(/^0+/, '').padStart(13, '0') };
}

/** A UPC-E with the zeros that it leaves out, whose place its last digit but one says; null where it is none. */
function expandUpcE(digits: string): string | null {
  const [, system, body, last, check] = /^([01])(\d{5})(\d)(\d)$/.exec(digits) ?? [];
  if (system === undefined || body === undefined || last === undefined || check === undefined) return null;
  const zeros = {
    maker2: `${body.slice(0, 2)}${last}0000${body.slice(2)}`,
    maker3: `${body.slice(0, 3)}00000${body.slice(3)}`,
    maker4: `${body.slice(0, 4)}00000${body.slice(4)}`,
    maker5: `${body}0000${last}`,
  };
  const way = Number(last) <= 2 ? 'maker2' : last === '3' ? 'maker3' : last === '4' ? 'maker4' : 'maker5';
  return `${system}${zeros[way]}${check}`;
}
