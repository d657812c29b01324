import { takeLocaleFrom } from '@platewise/contract/language/locale';
import { addTranslations, type CompiledTexts } from '@platewise/contract/language/translations';

/** The texts of another language than English, as they are put into a page before its code. */
type GivenLanguage = { language: string; direction: 'ltr' | 'rtl'; texts: CompiledTexts };

declare global {
  var platewiseLanguage: GivenLanguage | undefined;
}

// The first thing that runs on a page, before anything reads a text. A page has one language: another one loads it again.
const given = globalThis.platewiseLanguage;
if (given) {
  const { language, direction, texts } = given;
  addTranslations(language, texts);
  takeLocaleFrom(() => language);
  document.documentElement.lang = language;
  document.documentElement.dir = direction;
}
