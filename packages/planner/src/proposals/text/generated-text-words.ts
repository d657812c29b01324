import { wordsOf } from '@platewise/nutrition/words/word-forms';
import { isKitchenWord } from './kitchen-words.ts';

/** Words in which a session or a round through a shop is reported, besides those of recipes; singular, without their endings. */
const OTHER_WORDS = `afternoon afterward ahead aisle although among amongst anchor anything arrive atop attention
  await awesome backbone backdrop bag bakery basic basket beautiful because began beginning being beyond bold
  bought box built bunch busy call came care cart chance change character checkout cheerful choose chopping chosen
  cluster collect colorful colourful comforting common complete connect cosy could cozy crowd cue cupboard dairy
  damage dance delicate delicious deserve different dinner directly dive doing earlier earliest early easier
  effort especially essential everybody everyone eye familiar feature finding flavourful focus follow forward
  found foundation fragile friend fun fuss gave getting glad glide going got grab grand grocer grocery group grow
  handle handy happy hardy heavier heaviest heaviness helpful herself himself hint hob hop hum idea imagine
  inspiration invite item job join keen kick kind kit knive label lane late latter lead leafy life lighten link
  list lively ll load local lovely lunch main major manage market match mellow merry mess method might mind minor
  momentum mood neat necessary nice nor note odd option overlap pace pantry particularly pass path pause peace
  people perfect plan planned planning pleasant pleasure position poultry prep preparation produce protect proud
  putting quiet race range re readiness recipe relaxed rely remainder remember remind reward rhythm ride robust
  rotate route routine row satisfy scene scent schedule seasonal section sequence session sharp shelve shift
  shopping shredding sight sit sitting slot smart snack sometime sort soul stage staple star steady step sturdier
  sturdiest sturdily sturdy supermarket supper sure survive swing switch tackle tangle task tasty team tempo tend
  theme themselve think thought tick tidy tie tied tight till today tone took tour track treat trick trip trolley
  trust tune ty underneath unhurried unit useful usually variety various ve veg visit vivid walk wander watch wave
  weave week weekday weekend weeknight welcome went wherever whichever whilst who whose why wise wonder world
  worry yourself`;

const KNOWN: ReadonlySet<string> = new Set(wordsOf(OTHER_WORDS));
/** 'longest', 'slowly', 'roasted': such a form is known where the word is. */
const ENDINGS = /(?:ing|ed|er|est|ly|ness)$/;

/** True when a word (singular, as `wordsOf` gives it) is one that a session of cooking or a round of shopping is reported in. */
export function isGeneratedTextWord(word: string): boolean {
  if (isKnown(word)) return true;
  const stem = word.replace(ENDINGS, '');
  return stem.length > 2 && stem !== word && (isKnown(stem) || isKnown(`${stem}e`));
}

function isKnown(word: string): boolean {
  return KNOWN.has(word) || isKitchenWord(word);
}
