import { prep } from '@platewise/contract/locales/en/site/prep';
import type { PrepGuide } from '@platewise/contract/prep-guide-schema';
import { ModelWords } from '../generated-text/model-words.tsx';
import { useModelWords } from '../generated-text/use-model-words.ts';
import { guideKey } from './guide-key.ts';

/** How the session goes, in the words of a language model; nothing where the site has none. */
export function GuideWords({ guide }: { guide: PrepGuide }) {
  const planIds = guide.days.map(({ planId }) => planId);
  const words = useModelWords({
    // A plan that was changed has other words.
    about: ['prep', guideKey(guide)],
    ask: (client, options) => client.plans.prepWords.query({ planIds }, options),
  });
  return words === null ? null : <ModelWords words={words} label={prep.words} note={prep.wordsNote} />;
}
