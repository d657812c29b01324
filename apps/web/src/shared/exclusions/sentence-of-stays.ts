import { listFormat } from '@platewise/contract/language/formats';
import { texts } from '@platewise/contract/texts';

const LIST = listFormat('and');

/** 'Coconut, nutmeg, and seeds are no nuts and stay in.' */
export function sentenceOfStays(terms: readonly string[]): string {
  const listed = LIST.format(terms);
  return texts.certificate.staysIn({ terms: listed.charAt(0).toUpperCase() + listed.slice(1) });
}
