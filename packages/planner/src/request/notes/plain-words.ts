import { isSentenceWord } from '@platewise/nutrition/words/filler-words';
import { wordsOf } from '@platewise/nutrition/words/word-forms';

// Around an allergy: how bad it is, since when, whose it is. Next to a food these say nothing of another one.
const WORDS: ReadonlySet<string> = new Set(
  wordsOf(`aur about according actually after again ago airborne allergist almost already although always anywhere around away
  bad badly baby basis because been before began being best birth body born both boy breathe bring brother by call came
  careful careless carry case caution cause certain check childhood children clinic close come coming common complete concern condition confirmed
  contact cousin cross current currently daily danger dangerous day deadly death developed diagnosed diagnosis die
  different dinner doctor dose during each early eaten eats else emergency epi epipen especially every everyday exposure
  extreme extremely face fatal father feel few find first flare following found full get gets getting girl girlfriend give
  given go goes going got grandma grandmother grandson great group growing gut had half hard health heart help her here high
  highly history hive home hospital hour house how however husband ill immediately important include including incl inhaled
  injection intense itch itchy keeps kept kinds know last late later lately least less life lifelong lifetime light like list
  listed little live lived living long lot lots low lunch made main mainly make making man many matter maybe mean medical
  medically mention might mine minor moderate month more morning most mother mouth much need new next night non normal note
  nothing now occasionally old older once one only onset our out outside over own parent particularly past patient pen people
  person place plan planning please possible possibly pretty previously problem proven quite rash react reaction really
  recent recently reported risk safe same school see seen self serious set several severe severity shock should shows sick
  side since sister slight slightly small sometimes somewhat soon special specific start started still strong sudden
  suddenly suffer sufferer suffering suspected swelling symptom take takes tend test tested tests thing think though throat
  threat threatening throughout time today together too top touch trace traces trip two type under until up upset use used
  usual usually various version via violent visit watch way week well went were when where whether while whole why wife will
  woman work worse worst year years yes yet young younger your
  je suis ai nous avons il elle fils fille mon mes est enfant ich bin habe hab hat haben wir mein meine sohn tochter ist sono ho ha
  abbiamo mio mia figlio figlia sou tenho tem temos meu minha filho filha soy tengo tiene tenemos mi hijo hija es muy tres sehr
  molto muito ik ben heb heeft mijn zoon dochter zeer grave schwere forte`),
);

/** Articles and the like. */
const SHORT = /^[a-z]{0,2}$/;

/** True for a word of plain sentences in the languages that are read, singular and lower-case, that names no food. */
export function isPlainWord(word: string): boolean {
  const [singular = ''] = wordsOf(word);
  return SHORT.test(singular) || WORDS.has(singular) || isSentenceWord(singular);
}
