import { readHealthWords, readKnownWords } from '@platewise/nutrition/exclusions/read-exclusions';
import { ALLERGY, ALLERGY_NAMED } from '@platewise/nutrition/words/allergy-words';
import { HARM } from '../notes/note-signals.ts';
import { FORM_PATTERN } from '../notes/traits/form-wishes.ts';
import { SLOT_WORDS } from '../notes/traits/meal-words.ts';
import { CUISINE_PATTERN } from '../notes/wish-words.ts';

const MEAL = new RegExp(String.raw`\b(?:${SLOT_WORDS})`, 'i');
/** Kitchens, cooking and appetite. */
const KITCHEN =
  /\b(?:food|foods|meals?|mealtimes?|dish(?:es)?|recipes?|menus?|courses?|plates?|platters?|portions?|helpings?|servings?|feasts?|picnics?|barbecues?|bbq|takeaways?|leftovers?|desserts?|puddings?|starters?|sauces?|gravy|dips?|dressings?|toppings?|spices?|herbs?|seasoning|ingredients?|kitchens?|ovens?|hobs?|stoves?|microwaves?|blenders?|grills?|air[\s-]?fryers?|slow cookers?|fridges?|freezers?|larders?|pantry|cupboards?|pans?|pots?|woks?|knife|knives|chopping|washing[\s-]up|cook(?:s|ed|ing)?|bak(?:e|es|ed|ing)|fry|fried|frying|roast(?:s|ed|ing)?|boil(?:s|ed|ing)?|simmer\w*|steam(?:ed|ing)?|eat|eats|eaten|eating|nibbl\w+|bites?|munch\w*|hungry|hunger|appetites?|peckish|filling|hearty|flavou?rs?|tast(?:e|es|y|ing)|crunch\w*|crispy|creamy|spicy|zingy|tangy|savoury|savory|comfort food)\b/i;
/** What somebody is, has or takes, which may be of health in words that no list has: 'I am', 'she takes', 'my son is', 'on tablets'. */
const STATE =
  /\b(?:someone|somebody|anyone|patients?)\b|\b(?:my|our|his|her) \p{L}+['’]s\b|\b(?:i|we|you|he|she|they|who|someone|somebody)(?:['’](?:m|re|ve|s|d)|\s(?:\p{L}+ly\s|just\s|also\s|still\s|now\s|only\s|never\s)?(?:am|are|is|was|were|be|been|have|has|had|got|gets?|take|takes|took|use|uses|used|suffers?|suffered|live|lives|feels?|felt|injects?|weighs?|went|started|stopped))\b|\b(?:im|ive|hes|shes|theyre)\b|\b(?:my|our|his|her|their|the|this)\s(?:[\p{L}'’-]+\s){1,3}?(?:is|are|was|were|has|have|had|gets?|takes?|took|suffers?|needs?|cannot|can['’]?t)\b|\b(?:am|been|being|having|taking|living with|suffer\w*|due to|diagnos\w*)\b|\b(?:i|we|he|she|me|us|him|her|them|son|daughter|wife|husband|mum|mom|mother|dad|father|partner)\s(?:on|with|after)\b|^\s*on\b(?!\s(?:\p{L}+days?|toast|rice|the side|the menu|weekends?|weekdays))/iu;

/** Bodies, medicine and what people live with. */
const OF_HEALTH = new RegExp(
  [
    String.raw`doctors?|dr|gp|nurses?|physio\w*|dentists?|dentures?|dietit\w+|hospital\w*|clinics?|wards?|surg\w+|medic\w*|pills?|tablets?|capsules?|inject\w*|prescri\w*|vaccin\w*|diagnos\w*|disease|illness\w*|sick|ill|unwell|poorly|pain\w*|ach(?:e|es|ing)|symptoms?|therap\w+|disorder\w*|syndrome|operation|recover\w*|rehab\w*|injur\w+|infection\w*|virus|fevers?|flu|covid\w*|deficien\w*|chronic|disab\w+|relapse\w*|remission|palliative|transplant\w*|scans?|biops\w+`,
    String.raw`insulin|metformin|\w+formin|statins?|\w+statin|steroids?|\w+(?:zepam|cillin|prazole|sartan|mycin|glutide|oxetine|traline|prednisone|olone|profen|cetamol)|warfarin|ozempic|wegovy|mounjaro|aspirin|antibiotics?|antidepressants?|ssris?|lithium|thyroxine|methotrexate|hrt|hormon\w*|chemo\w*|radiother\w*|dialysis|stoma|tpn|tube[\s-]?f(?:ed|eeding)`,
    String.raw`pregnan\w*|trimester|expecting|conceiv\w*|ivf|fertil\w*|breast(?!s?\b)\w*|breast[\s-]?fe\w*|nursing|baby due|due in|miscarr\w*|menopaus\w*|periods?|postpartum|newborn|transgender`,
    String.raw`blood|kidneys?|renal|liver|hepat\w*|heart(?!y)\w*|cardi\w*|stomach|tummy|tum|belly|gut|bowels?|colon|gall\w*|bladder|prostate|lungs?|joints|thyroid|pancrea\w*|throat|swallow\w*|chew\w*|teeth|gums|skin|bones?|weigh\w*|overweight|underweight|bmi|obes\w*|slimming|lose|losing`,
    String.raw`cancer|tumou?rs?|leuk\w*|lymphoma|diabet\w*|prediabet\w*|hypo\w*|hyper\w*|cholesterol|asthma\w*|migraine\w*|headache\w*|arthrit\w*|gout|lupus|hiv|aids|epilep\w*|stroke|dementia|alzheimer\w*|parkinson\w*|sclerosis|fibromyalgia|fatigue|ibs|ibd|crohn\w*|colitis|gerd|reflux|ulcers?|sibo|pcos|endometr\w*|fodmaps?|histamine|c[o]?eliac|an[a]?emi\w*|osteo\w*|hernia|psoriasis|eczema|acne|uti|constipat\w*|diarrh\w*|incontinen\w*|a1c|hba1c|pku`,
    // What illnesses and operations end in, in whatever list they are missing.
    String.raw`(?!nostalgia)\p{L}{3,}(?:itis|osis|asis|paresis|plegia|ectomy|otomy|plasty|scopy|pathy|algia|a?emia|penia|phobia|trophy)|meds|bloods|fasting|flares?|flare[\s-]ups?|endo|lyme|menstr\w*|wheelchairs?|crutches|sleep\w*|insomnia|nerves|nervous|scared|afraid|fear\w*|cr(?:y|ies|ying)|griev\w*|funeral|hard to (?:eat|keep)|(?:eating|food|meals?) (?:is|are|feels?|gets?) (?:so |too |very |really )?(?:hard|difficult|impossible|a struggle)|(?:get\w*|keep\w*|hold\w*) (?:food|meals|anything|it) down`,
    String.raw`depress\w*|anxi\w+|panic|stress\w*|burn[\s-]?out|bipolar|schizo\w*|psych\w*|suicid\w*|self[\s-]?harm\w*|autis\w*|asd|adhd|arfid|sensory|anorex\w*|bulimi\w*|bing(?:e|es|ed|ing)|purg\w+|addict\w*|alcoholi\w*|sober\w*|drugs?|intoleran\w*|sensitiv\w*`,
  ]
    .map((words) => String.raw`\b(?:${words})\b`)
    .join('|'),
  'iu',
);

/** Letters that stand for words, as the names of many conditions do; but for those of kitchens. */
const ACRONYM = /\b(?!BBQ\b|OK\b|TV\b|XX?L\b|UK\b|USA?\b|EU\b|DIY\b|KFC\b|BLT\b)\p{Lu}[\p{Lu}\d]{1,5}\b/u;

/** Whether a text speaks of an allergy, harm or health. */
export function isOfHealth(text: string): boolean {
  return (
    [ALLERGY, ALLERGY_NAMED, HARM, OF_HEALTH].some((pattern) => pattern.test(text)) || readHealthWords(text).length > 0
  );
}

/**
 * Whether a part of notes may be sent to a model: only what names a food of our table, a dish, a cuisine, a meal, cooking or
 * appetite, and nobody's state. No list of illnesses is whole, so that what names no food is not sent whatever it is.
 */
export function mayBeSent(part: string): boolean {
  return isOfFood(part) && !STATE.test(part) && !ACRONYM.test(part) && !isOfHealth(part);
}

function isOfFood(part: string): boolean {
  return [KITCHEN, MEAL, FORM_PATTERN, CUISINE_PATTERN].some((one) => one.test(part)) || readKnownWords(part) !== null;
}
