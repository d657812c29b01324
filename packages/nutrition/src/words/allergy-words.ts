/** Words for an allergy in the languages that sentences are read in, as a part of a pattern for Latin letters. */
export const ALLERGY_WORD = anyOf(
  'allerg(?:y|ies|ic|en|ens)',
  // Spanish, French, German, Italian, Portuguese, Dutch.
  'al[eé]rg(?:ia|ias|ico|ica|icos|icas)',
  'allerg(?:ie|ien|ique|isch|ia|ico|ica)',
  'intol[eé]ran(?:te|ces?|cia|t|z)',
  'intolleran(?:te|za)',
  'intoleran(?:t|ce|ces)',
  'anaphyla\\w+',
  'sensitiv(?:e|ity)',
  'reacts?(?! badly)',
  'reacts? badly',
);

// However it is spelt, and danger to life: nothing of this is bargained away.
const ALLERGY_MISSPELT = anyOf(
  'al{1,3}[eai]?r{1,2}[aei]?[gj]+\\p{L}*',
  'intol{1,2}[aei]r{1,2}[aei]n\\p{L}*',
  'ana(?:ph|f)[iya]l\\p{L}*',
  'epi[\\s-]?pens?',
  '(?:kill|lethal|fatal|deadly|deathly|death|severe|poison|toxic|hospital|ambulance|dangerous)\\p{L}*',
);

/** Words for an allergy that the patterns for Latin letters do not reach, most of them in scripts of their own. */
const ALLERGY_ELSEWHERE = anyOf(
  'एलर्जी',
  'ऐलर्जी',
  'अलर्जी',
  'ஒவ்வாமை',
  'অ্যালার্জি',
  'এলার্জি',
  'అలెర్జీ',
  'ಅಲರ್ಜಿ',
  'അലർജി',
  'એલર્જી',
  'ਐਲਰਜੀ',
  'حساسي[ةه]',
  'حساسیت',
  'الرجی',
  'الرجي',
  '过敏',
  '過敏',
  'アレルギー',
  '알레르기',
  '알러지',
  '[ао]л{1,2}ерг',
  'αλλεργ',
  'אלרגי',
  'แพ้',
  'd[iị] [uứ]ng',
  '\\bmzio\\b',
);

/** An allergy or an intolerance is spoken of by its name: what cannot be read next to it is asked about. */
export const ALLERGY_NAMED = new RegExp(
  `\\b(?:(?:sensitiv\\w*|react\\w*) to\\b|al{1,3}[eai]?r{1,2}[aei]?[gj]+\\p{L}*|intol{1,2}[aei]r{1,2}[aei]n\\p{L}*|ana(?:ph|f)[iya]l\\p{L}*|epi[\\s-]?pens?)|(?<=\\p{L})allergi\\p{L}*|${ALLERGY_ELSEWHERE}`,
  'iu',
);

/** An allergy is spoken of, or a danger to life. */
export const ALLERGY = new RegExp(
  `\\b(?:${ALLERGY_WORD}\\b|${ALLERGY_MISSPELT})|(?<=\\p{L})allergi\\p{L}*|${ALLERGY_ELSEWHERE}`,
  'iu',
);

/** A dislike that is marked as no more than that: 'shrimp (only a dislike)', 'I just don't like crab'. */
const ONLY_DISLIKED =
  /\(?\s*\b(?:it(?:['’]s| is) )?(?:only|just|merely|simply) (?:an? |my )?(?:dislikes?|disliked|don['’]?t like|do not like|taste|matter of taste)\b\s*\)?|\(?\s*\bdislike only\b\s*\)?|\(\s*dislike\s*\)|\(?\s*\b(?:not|no) (?:an )?allergy\b\s*\)?/giu;

/** True where a text marks what it names as only disliked, and speaks of no allergy. */
export function isOnlyDislike(text: string): boolean {
  const unmarked = withoutDislikeMark(text);
  return unmarked !== text && !ALLERGY.test(unmarked);
}

/** The text without the words that mark a dislike. */
export function withoutDislikeMark(text: string): string {
  return text.replaceAll(ONLY_DISLIKED, ' ').trim();
}

function anyOf(...patterns: readonly string[]): string {
  return `(?:${patterns.join('|')})`;
}
