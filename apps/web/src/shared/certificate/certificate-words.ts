import type { Certificate } from '@platewise/contract/generation/generation-schema';
import { listFormat } from '@platewise/contract/language/formats';
import { texts } from '@platewise/contract/texts';
import { uncapitalised } from '@platewise/domain/capitalised';
import { wholeNumberText } from '../meal/quantities.ts';

/** The certificate in one line: diet, what was left out, the day's energy, how much was checked, what could not be. */
export function certificateWords(certificate: Certificate): string {
  return [
    dietWords(certificate),
    conditionWords(certificate),
    exclusionWords(certificate),
    energyWords(certificate),
    checkedWords(certificate),
  ]
    .concat(certificate.notAssessed.map((term) => texts.certificate.cannotAssess({ term })))
    .filter(Boolean)
    .join(' · ');
}

/** The exclusions that the food table understood; words it does not know are distinguished from them, and what a condition leaves out has an account of its own. */
export function assessedExclusions({ excluded, notAssessed, conditions = [] }: Certificate): Certificate['excluded'] {
  return excluded.filter(({ term }) => !notAssessed.includes(term) && !conditions.some(({ name }) => name === term));
}

/** One sentence on all that could not be assessed, and what that means for the plan. */
export function notAssessedSentence({ notAssessed }: Pick<Certificate, 'notAssessed'>): string {
  const quoted = notAssessed.map((term) => texts.certificate.quoted({ term }));
  return texts.certificate.notAssessed({ count: quoted.length, terms: listFormat('and').format(quoted) });
}

function dietWords({ diet }: Certificate): string {
  return diet === 'none' ? '' : texts.options.diet[diet];
}

function conditionWords({ conditions = [] }: Certificate): string {
  const names = conditions.filter(({ isAssessed }) => isAssessed).map(({ name }) => uncapitalised(name));
  return names.length === 0 ? '' : texts.certificate.byRule({ names: listFormat('and').format(names) });
}

function exclusionWords(certificate: Certificate): string {
  return assessedExclusions(certificate)
    .map(({ term }) => texts.certificate.without({ term }))
    .join(', ');
}

function energyWords({ actual, target }: Certificate): string {
  return texts.certificate.energy({
    actual: wholeNumberText(actual.calories),
    target: wholeNumberText(target.calories),
  });
}

function checkedWords({ checkedIngredients }: Certificate): string {
  return texts.certificate.checked({ count: checkedIngredients });
}
