const NUMBER = String.raw`(?:\d+(?:[.,/]\d+)?|[½¼¾⅓⅔])`;
const UNIT = `(?:g|gr|grams?|kg|mg|ml|l|litres?|liters?|oz|ounces?|lbs?|pounds?|tbsps?|tsps?|tablespoons?|teaspoons?|cups?)`;
const BRACKETED = new RegExp(String.raw`\s?\((?:about |approx\.? )?${NUMBER}\s?${UNIT}\b[^()]{0,30}\)`, 'gi');
const COUNTED =
  /\b(?:\d+|one|two|three|four) (?=(?:large |medium |small |whole )?(?:eggs?|cloves?|slices?|tortillas?|onions?|tomatoes?|carrots?)\b)/gi;
const AMOUNT = new RegExp(
  String.raw`\b(?:about |approximately )?${NUMBER}(?:\s?(?:-|–|to)\s?${NUMBER})?\s?${UNIT}\b\.?(?: of\b)?\s?`,
  'gi',
);

const ANY_AMOUNT = new RegExp(AMOUNT.source, 'i');

/** Whether a text states an amount of something. */
export function statesAmount(text: string): boolean {
  return ANY_AMOUNT.test(text);
}

/** A step without the amounts that a model wrote into it: they would be wrong as soon as the portion is fitted. */
export function withoutAmounts(step: string): string {
  return step
    .replaceAll(BRACKETED, '')
    .replaceAll(AMOUNT, '')
    .replaceAll(COUNTED, '')
    .replaceAll(/\s{2,}/g, ' ')
    .replaceAll(/\s+([,.;])/g, '$1')
    .trim();
}
