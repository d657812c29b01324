import { stepMinutes } from '@platewise/nutrition/recipes/step-minutes';

/** The oven that a step needs: its degrees, or the grill at its highest. */
export type OvenHeat = number | 'grill';

/** What a step of a recipe asks for. */
export type Step = {
  text: string;
  /** Minutes that it names; 0 where it names none. */
  minutes: number;
  isHot: boolean;
  /** Nobody needs to stand by: it simmers, bakes, rests. */
  isUnattended: boolean;
  /** It wants an eye and a spoon now and then: onions that soften. */
  isGentle: boolean;
  /** It is done while what the step before put on looks after itself. */
  isMeanwhile: boolean;
  isOvernight: boolean;
  /** It is all done the evening before: soaking, and no cooking in the same breath. */
  isSoaking: boolean;
  /** Null for a step that does not use the oven. */
  oven: OvenHeat | null;
};

const HOT =
  /\b(?:heat|fr(?:y|ies|ied)|sear|brown(?:ed)?|simmer|boil|bak(?:e|ing)|roast(?:ing)?|steam|cook|toast|warm|grill|melt|soften|wilt|blanch|poach|brais\w+|stew|char|crackle|sizzle|scald|oven|in (?:a|the|another) (?:\w+ )*(?:pan|pot|wok|griddle))\b/i;
const UNATTENDED =
  /\b(?:simmer|bak(?:e|ing)|roast|brais\w+|stew|steam|boil|soak|rest|cool|chill|fridge|covered|stand|leave|marinat\w+|swell|rise|prove)\b/i;
const GENTLE = /\b(?:soften|gently|now and then|over (?:a |the )?(?:low|lowest|medium|gentle) heat)\b/i;
const MEANWHILE = /^meanwhile\b/i;
const OVERNIGHT = /\bovernight\b|\bday before\b/i;
const SOAK = /\bsoak/i;
const GOES_ON = /\b(?:simmer|boil|bake|fry|blend|crush|rub)\b/i;
const DEGREES = /\b(\d{3}) degrees/i;
const HIGHEST = /\boven as high as it goes\b/i;
const HIGHEST_CELSIUS = 250;
const GRILL = /\bgrill\b/i;
const GRILL_PAN = /\b(?:grill|ridged) pan\b|\bgriddle\b/i;
const ON_THE_HOB = /\b(?:pan|griddle|fry or|or fry|under or over|over (?:a )?(?:high|fierce) heat)\b/i;
const IN_THE_OVEN =
  /\b(?:bake|roast|roasting it|return \w+ to the oven|(?:in(?:to)?|to) the (?:same |cooling )?oven|top shelf|in beside it)\b/i;
const IN_A_PAN = /\bin a (?:dry |hot )*pan\b|\bhot dry pan\b|\bdry, hot pan\b|\bgriddle\b/i;
const SETS_OVEN = /\b(?:heat|lower|raise) the (?:oven|grill)[^.;]*?(?=\band\b|[.;,]|$)/gi;

/** Reads the steps of a recipe in their order: the heat that an oven was set to holds until another is named. */
export function readSteps(texts: readonly string[]): Step[] {
  const grillsOnHob = texts.some((text) => GRILL_PAN.test(text));
  let heat: OvenHeat | null = null;
  return texts.map((text): Step => {
    heat = heatOf(text, grillsOnHob) ?? heat;
    return {
      text,
      minutes: stepMinutes(text),
      // Turning the oven on needs no pan.
      isHot: HOT.test(text.replaceAll(SETS_OVEN, '')),
      isUnattended: UNATTENDED.test(text),
      isGentle: GENTLE.test(text),
      isMeanwhile: MEANWHILE.test(text),
      isOvernight: OVERNIGHT.test(text),
      isSoaking: OVERNIGHT.test(text) && SOAK.test(text) && !GOES_ON.test(text),
      oven: usesOven(text, grillsOnHob) ? heat : null,
    };
  });
}

function heatOf(text: string, grillsOnHob: boolean): OvenHeat | null {
  const degrees = DEGREES.exec(text)?.[1];
  if (degrees) return Number(degrees);
  if (HIGHEST.test(text)) return HIGHEST_CELSIUS;
  return GRILL.test(text) && !grillsOnHob && !ON_THE_HOB.test(text) ? 'grill' : null;
}

/** A step that only sets the oven leaves it free for others until something goes in. */
function usesOven(text: string, grillsOnHob: boolean): boolean {
  const work = text.replaceAll(SETS_OVEN, '');
  if (GRILL.test(work)) return !grillsOnHob && !ON_THE_HOB.test(work) && stepMinutes(work) > 0;
  return (IN_THE_OVEN.test(work) || DEGREES.test(work)) && !IN_A_PAN.test(work);
}
