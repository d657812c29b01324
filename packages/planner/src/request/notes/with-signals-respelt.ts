import { ALLERGY } from '@platewise/nutrition/words/allergy-words';
import { isOneEditAway } from '@platewise/nutrition/words/is-one-edit-away';

const SIGNALS = [
  'allergic',
  'allergy',
  'allergies',
  'anaphylactic',
  'anaphylaxis',
  'intolerant',
  'intolerance',
  'avoid',
  'avoiding',
  'without',
] as const;

/** Right as they stand: French for 'to have', and words that are one letter away by chance. */
const ORDINARY_WORDS: ReadonlySet<string> = new Set(['avoir', 'avoided', 'avoids', 'ovoid', 'allege', 'allegro']);

/** The notes with misspelt words of allergy and refusal set right: 'alergic', 'aviod', 'witout'. */
export function withSignalsRespelt(notes: string): string {
  return notes.replaceAll(/\p{L}{5,14}/gu, (word) => respelt(word.toLowerCase()) ?? word);
}

function respelt(word: string): string | null {
  if (ORDINARY_WORDS.has(word) || SIGNALS.some((signal) => signal === word) || isSpeltAbroad(word)) return null;
  const sound = soundOf(word);
  const near = (signal: string) => soundOf(signal) === sound || isOneEditAway(soundOf(signal), sound);
  return SIGNALS.find(near) ?? null;
}

/** 'allergisch' and 'alérgica' are patterns of their own. */
function isSpeltAbroad(word: string): boolean {
  return (
    /^(?:allergi(?:e|a|que|co|ca|sch|en)|al[eé]rgi(?:a|as|co|ca|cos|cas)|intol[eé]ran(?:te|cia|t|z|ces?))$/.test(
      word,
    ) && ALLERGY.test(word)
  );
}

function soundOf(word: string): string {
  return word
    .replaceAll('ph', 'f')
    .replaceAll('y', 'i')
    .replaceAll(/(.)\1+/gu, '$1');
}
