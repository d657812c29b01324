import { texts } from '@platewise/contract/texts';
import { askedBefore } from '../wish-polarity.ts';
import type { Wish } from '../wish-words.ts';
import { EQUIPMENT, type Equipment } from './dish-trait.ts';

const words = texts.wishes;

const NAMED: Readonly<Record<Equipment, string>> = {
  oven: 'ovens?|baking|roasting|aga',
  blender:
    'blenders?|mixies?|mixer[s-]?grinders?|blending|food processors?|liquidi[sz]ers?|nutribullet|vitamix|stick blender|smoothie maker',
  grill: 'grills?|grilling|bbqs?|barbecues?|barbecuing|barbies?|broilers?',
  stove:
    '(?<!no )gas(?= (?:is|has|was|isn|hasn|got|cylinder|connection|ran|run))|stoves?|stovetops?|hobs?|(?<!\\b(?:slow|rice|pressure|multi)[\\s-]?)cookers?|hotplates?|burners?|cooktops?',
  microwave: 'microwaves?|microwaving',
};
const ANY = Object.values(NAMED).join('|');

/** The kitchen lacks it: the object of a verb that says so, or of a plain negation. */
const LACKS = String.raw`\b(?:no|nor|neither|without(?: an?| the| my| using)?|nothing (?:on|in|off|from|for|with|under|that (?:needs|uses|requires|wants|goes (?:in|on)))(?: an?| the| my)?|(?:do|does|have|has|had|did|is|are|wo|ca|would|can)(?:n['’]?t|\s?not)(?: have| replaced| bought| fixed| repaired| unpacked| set up| own| got| use| want| believe in| trust| like| dare(?: to)? use| touch| possess| keep| need| work| actually| really| even| a| any| currently)*(?: to)?(?: use)?(?: an?| the| my| any)?|(?:dont|havent|doesnt)(?: have| own| got| use)*(?: an?| the| any)?|never (?:use|had|owned|bought)(?: an?| the| my)?|lack(?:s|ing)?(?: an?| the)?|(?:waiting (?:on|for)|awaiting|saving (?:up )?for|need to (?:buy|get|replace)|yet to (?:buy|get|receive)|in need of|(?:does|did|do)(?:n['’]?t| not) come with|came without)(?: an?| the| my| our)?(?: new| replacement)?|missing(?: an?| the| my)?|avoid(?:ing)?(?: using)?(?: the)?|skip(?:ping)?(?: the)?|(?:bann?(?:ed|ing|s)|forbid\w*|forbade|prohibit\w*|disallow\w*|complain\w* about)(?: any| the| all)?|hat(?:e|es)(?: using)?(?: the| my)?|scared of(?: the| my)?|(?:lost|sold|broke|condemned|disconnected|ripped out|capped|unplugged|lent(?: \p{L}+)?|gave|donated|dropped|returned|loaned|threw (?:out|away)|chucked(?: out)?|binned|gave away|got rid of|smashed|killed|blew up|fried|burnt out)(?: the| my| our)?|(?:took|taken|taking|sent|removed|confiscated|pinched|nicked|stole|borrowed)(?: away| back)?(?: the| my| our)?|(?:ran|run|running|fresh|clean)(?: out)? (?:out )?of (?:gas|charcoal|coal|fuel|propane)(?: for)?(?: the| my| our)?|(?:my|the|our)(?= \S+ (?:is |['’]s )?(?:broken|broke|out of order|not working|dead)))\s+(?:\p{L}+ )?(?:access to (?:an? )?)?(?:working )?(?:turn(?:ing)? on the\s|switch(?:ing)? on the\s|heat(?:ing)? up the\s)?`;
/** 'I'd rather not switch the oven on', 'way too hot to turn the oven on'. */
const LEFT_OFF = String.raw`\b(?:fuses?|breakers?|fire alarms?|smoke alarms?|alarms?|electrics)\b[^,.]{0,34}\b(?:turn|switch|us|heat|start|put)\w*\b[^,.]{0,12}\b|\b(?:not|without|never|avoid|refuse|hate|too (?:\p{L}+ ){1,5}?to|(?:do|does|wo|ca|would|can|dare|must|should)(?:n['’]?t| not)|dont|cant|wont)\b[^,.]{0,24}\b(?:turn|switch|us|heat|fir|put|touch|light|start|crank|go near|trust|have)\w*\b[^,.]{0,12}\b`;
const AUX = String.raw`(?:['’]s|\s(?:is|are|was|has|have|had|been|being|got|just|really|totally|completely|currently|now|still|finally|basically|kinda|pretty much|recently|also|gone and|decided to|went and))*\s*`;
const BROKEN = String.raw`${AUX}(?:broken?\b|bust(?:ed)?\b|died\b|dead\b|dying\b|kaput\w*|knackered\b|shot\b|toast\b|done for\b|buggered\b|borked\b|fried\b|smashed\b|nicked\b|rip\b|no more\b|being used\b|off for (?:repair|good)\b|wrecked\b|ruined\b|cracked\b|(?:element|thermostat|fuse|bulb|door|knob|plug|motor|blade|seal)(?:['’]s| is| has| was)? (?:gone|broken|bust|dead|blown|missing|snapped|failed|fell off|won['’]?t \p{L}+)\b|rusted\b|melted\b|(?:run |ran )?out of (?:order|action|use|service|gas|propane|butane|charcoal|coals?|fuel|bounds|commission|batter\p{L}+|electricity|power)\b|off[\s-]limits\b|on (?:the (?:blink|fritz)|strike|its last legs)\b|conked(?: out| off)?\b|packed (?:up|in)\b|given (?:up|out|in)\b|gave (?:up|out)\b|burn(?:t|ed) out\b|blew up\b|blown up\b|exploded\b|gone(?: (?:bang|kaput|wrong|phut|to the great))?\b|had it\b|bit the dust\b|(?:fell|come|came|fallen) (?:off|apart)\b|kicked the bucket\b|stopped\b|quit(?: on)?\b|fail(?:ed|ing)\b|fault(?:y|s)\b|playing up\b|acting up\b|unusable\b|useless\b|disconnected\b|unplugged\b|stolen\b|condemned\b|recalled\b|seized(?: up)?\b|locked\b|sold\b|sparks?\b|sparking\b|buzzing\b|went to (?:the|my|a|our) (?:tip|dump|skip|charity|\p{L}+)\b|gone to (?:the )?(?:tip|dump|skip|my)\b|under (?:snow|a tarp|water|repair|dust sheets)\b|in (?:storage|a box|boxes|bits|pieces)\b|(?:packed|boxed) away\b|(?:hasn['’]?t|has not|haven['’]?t|not) (?:yet )?(?:been )?(?:arrived|delivered|installed|connected|fixed|come|fitted|plugged in)\b|(?:arrives|comes|is coming) (?:next|on|in)\b|(?:costs?|eats?|guzzles?|burns?) (?:a fortune|a bomb|too much|the earth|electricity|money)\b|too (?:expensive|dear|pricey|dirty|filthy|small|hot) (?:to (?:run|use))\b|too (?:loud|noisy|weak|slow|scary|complicated|small|tiny|old|dangerous)\b|stays? (?:off|cold|shut)\b|(?:so )?(?:let|leave|keep) (?:it|them) (?:stay |stays? )?(?:in|away|out|off)\b|out(?=\W*$| (?:for|until|till|this|at)\b)|leaking\b|smoking\b|tripp\w+\b|won['’]?t (?:heat|light|work|turn|start|go|switch|fire)\w*|cannot be used\b|can['’]?t be used\b|(?:does|do|will|did)(?:n['’]?t| not) (?:shut|close|heat|light|work|turn|start|go|open|get hot)\w*\b|went (?:pop|bang|phut|off|up in smoke)\b|and i (?:have )?parted ways\b|is history\b|refus\w* to (?:heat|work|turn|start|light)\w*\b|leaks?\b|(?:and|n|&) (?:i|me|we) (?:do(?:n['’]?t| not)|are(?:n['’]?t| not)|never|hate|no longer) \p{L}+|(?:confuses?|scares?|defeats?|hates?|frightens?) (?:me|us|him|her)\b|\?* ?(?:never|have ?n['’]?t|do ?n['’]?t) (?:ever )?(?:owned|had|have|got|own|bought|used|use)\b|(?:sounds?|is) like an? (?:jet|plane|aeroplane|lawnmower|motorbike|chainsaw|helicopter)\b|takes? (?:an hour|ages|forever|too long|an age|hours)\b|not (?:be )?(?:working|work|heating|available|usable|an option|allowed|there|in use|lighting|turning)\b|(?:is|are|does|do|was)n['’]?t (?:working|work|heating|heat|available|allowed|an option|connected|usable|installed|light|fixed)\b|taken away\b|(?:at|in) the (?:repair|menders)\w*|(?:being|getting|to be|needs?) (?:repair\w*|fix\w*|replac\w*|mend\w*|serviced)\b|(?:waiting|awaiting)\b|(?:wakes?|scares?|terrif\w+|upsets?|annoys?|trips?|sets? off|smells?|smokes?)\b)`;
/** 'the blender wakes the baby so leave it out of this' */
const LEFT_OUT = String.raw`\b[^.]{0,60}\b(?:(?:leave|keep) (?:it|that|them) (?:out|off|away|shut|cold|alone)|(?:pretend|imagine|assume|act as if|act like) (?:it|they) (?:is|are|does|do)(?:n['’]?t| not)|(?:can['’]?t|cannot|cant|won['’]?t|wont|don['’]?t|dont|do not|never|not allowed to|mustn['’]?t|daren['’]?t) (?:really |actually |ever )?(?:use|touch|trust|light|run|turn on) (?:it|them)|(?:avoid|skip|spare me|ignore) (?:it|them)|forget (?:about )?it)\b`;
const ONLY_MICROWAVE =
  /\ball (?:i|we)(?:['’]ve)? (?:have|own|got)(?: here| at home)? is (?:an? |the |my )?microwaves?\b|\bkettle (?:and|or|&|plus) (?:an? |the )?microwave\b|\bmicrowave (?:and|or|&|plus) (?:an? |the )?(?:kettle|toaster)\b|\b(?:only|just)\b[^,.]{0,20}\bmicrowaves?\b|\bmicrowaves? (?:only|is (?:all|the only))\b|\bmicrowave['’]?s (?:all|the only)\b/i;
const ONLY_STOVE =
  /\b(?:only|just)\b[^,.]{0,20}\b(?:hobs?|stoves?|hotplates?|burners?|camping stoves?|one ring|(?:one|two|1|2|a couple of|a single) rings?)\b|\b(?:hob|stove|stovetop|hotplate) (?:only|is (?:all|the only))\b/i;
/** What is all that there is to cook on or in, and what is then missing. */
const ALL_THERE_IS = String.raw`(?:(?:only|just|nothing but|all (?:i|we)(?:['’]ve)? (?:have|own|got)(?: here| at home)? (?:is|are)|(?:it['’]?s |it is )?all (?:on|in)(?= )|(?:student|lodger|camper)s? with|student room|bedsit|hotel room|(?:make|making) do with|left with|down to|cook\w* (?:only )?(?:on|with|in)|everything (?:on|in|with|from))(?: (?:have|got|own|use|with|on|in|a|an|the|my|our|one|two|single|small|little|tiny|portable|old|electric|gas|slow cooker and an?|rice cooker and an?|kettle and an?|fridge and an?|and))*)`;
const ON_TOP =
  '(?:hobs?|stoves?|stovetops?|hot ?plates?|burners?|cooktops?|rings?|induction (?:hobs?|plates?|cookers?)|camping stoves?|gas rings?|campfires?|woks?|frying pans?)';
const ONLY_ON_TOP = new RegExp(
  String.raw`\b${ALL_THERE_IS} ${ON_TOP}\b|\b${ON_TOP}(?: is|['’]s| are) (?:all|the only thing|everything) (?:i|we|there)\b|\b${ON_TOP}(?:[\s-](?:recipes|cooking|meals|dishes|food))?[\s-]only\b`,
  'i',
);
const ONLY_OVEN = new RegExp(
  String.raw`\b${ALL_THERE_IS} (?:oven|air ?fryer)\b(?! (?:and|plus|or|&) )|\b(?:oven|air ?fryer)s?(?: only\b|(?: is|['’]s) all (?:i|we|there)\b)`,
  'i',
);
/** 'nothing baked', 'can't blend anything' */
const NOT_DONE: Readonly<Record<Equipment, RegExp>> = {
  oven: notDone('(?:oven[\\s-])?bak(?:ed|ing)|roast(?:ed|ing)?|oven[\\s-](?:baked|cooked|roasted)'),
  blender: notDone('blend(?:ed|ing)?|blitz(?:ed|ing)?|pur[eé]e(?:d|ing)?|liquidi[sz](?:ed|ing)|whizz(?:ed|ing)'),
  grill: notDone('grill(?:ed|ing)?|barbecued?|bbq(?:ed)?|chargrilled'),
  stove: notDone('(?:pan[\\s-])?frying|boiling|simmering'),
  microwave: notDone('microwav(?:ed|ing)'),
};
/** It works again. */
const WORKS = /\b(?:is|are|['’]s|now|finally|back) (?:(?!not\b)\p{L}+ )?(?:working|fixed|repaired|mended|back)\b/iu;
const IN_PLACE = String.raw`(?: (?:in|at|of|on) (?:the|my|our|this|his|her) (?:\p{L}+ ?){1,3}?)?`;
/** 'Oven we are not having' */
const NOT_HAD = String.raw`\s(?:(?:i|we|they) )?(?:am |are |do |have |did |['’](?:m|re|ve) )?(?:not|n['’]?t|dont|havent|never) (?:yet )?(?:have|having|had|own|got|use|using|working|getting)\b`;
const JOINED = String.raw`(?:\s(?:or|and|nor)(?: not?| without)?(?: an?| the| my)?\s|\/)`;

const LACKING: Readonly<Record<Equipment, RegExp>> = {
  oven: lacking(NAMED.oven),
  blender: lacking(NAMED.blender),
  grill: lacking(NAMED.grill),
  stove: lacking(NAMED.stove),
  microwave: lacking(NAMED.microwave),
};

/** Clauses that name none of it need no closer look. */
const OF_KITCHEN = new RegExp(
  `\\b(?:${ANY}|${ON_TOP}|air ?fryers?|(?:bak|roast|blend|blitz|pur[eé]|liquidi|whizz|grill|barbecu|bbq|chargrill|fry|boil|simmer|microwav)\\w*)\\b`,
  'iu',
);

const IT_LEFT_OUT = new RegExp(`\\b(?<named>${ANY})${LEFT_OUT}`, 'iu');

/** What a sentence names and leaves out in a later clause: 'there is a microwave but I cannot use it'. */
export function laterEquipmentWishes(sentence: string): Wish[] {
  const { named } = IT_LEFT_OUT.exec(sentence)?.groups ?? {};
  return EQUIPMENT.filter((equipment) => new RegExp(`^(?:${NAMED[equipment]})$`, 'i').test(named ?? '')).map(lackOf);
}

/** What a clause says the kitchen lacks. */
export function equipmentWishes(clause: string): Wish[] {
  if (!OF_KITCHEN.test(clause)) return [];
  return EQUIPMENT.filter((equipment) => isLacking(clause, equipment)).map(lackOf);
}

function lackOf(equipment: Equipment): Wish {
  return {
    label: words.without({ equipment: words.equipment[equipment] }),
    trait: { kind: 'needs', equipment },
    isLess: true,
  };
}

function isLacking(clause: string, equipment: Equipment): boolean {
  if (ONLY_MICROWAVE.test(clause)) return equipment === 'oven' || equipment === 'stove';
  if (equipment === 'oven' && ONLY_STOVE.test(clause)) return true;
  if (equipment === 'oven' && ONLY_ON_TOP.test(clause)) return true;
  if (equipment === 'stove' && ONLY_OVEN.test(clause)) return true;
  if (WORKS.test(clause)) return false;
  if (
    NOT_DONE[equipment].test(clause) ||
    new RegExp(`\\b(?:${NAMED[equipment]})[\\s-]?(?:free|less)\\b`, 'i').test(clause)
  )
    return true;
  return LACKING[equipment].test(clause) || isUnwanted(clause, equipment);
}

/** 'keep away from the oven', 'fed up with the microwave': an attitude to it, in the words that foods have. */
function isUnwanted(clause: string, equipment: Equipment): boolean {
  const match = new RegExp(String.raw`\b(?:${NAMED[equipment]})\b`, 'i').exec(clause);
  return match !== null && askedBefore(clause, match.index) === 'less';
}

function notDone(done: string): RegExp {
  return new RegExp(
    String.raw`\b(?:nothing(?: that(?: is|['’]s)?(?: to be)?| to)?|no|avoid(?: any(?:thing)?)?|without(?: any)?|(?:can['’]?t|cannot|cant|unable to|not able to|don['’]?t|do not)) (?:be )?(?:${done})\b(?! (?:potato\w*|beans|tomato\w*|chicken|fish|vegetables|veg|cheese|sandwich\w*|powder|soda)\b)`,
    'iu',
  );
}

function lacking(named: string): RegExp {
  // 'no oven or blender', 'oven and grill are both dead'
  const list = String.raw`(?:(?:${ANY})${JOINED})*(?:${named})\b`;
  const listed = String.raw`\b(?:${named})\b(?:${JOINED}(?:${ANY})\b)*(?: (?:pan|door|element|top|motor|jug|thing|bit))?(?: both| all)?`;
  const kept = String.raw`\b(?:keep|leave|have)(?:ing)? (?:the |my |our )?(?:${named}) (?:off|out|cold|shut|alone|unused|switched off|turned off)\b`;
  const ways = [
    kept,
    `${LACKS}${list}`,
    `${listed}${IN_PLACE}${BROKEN}`,
    `${listed}${NOT_HAD}`,
    `${LEFT_OFF}${list}`,
    `\\b(?:${named})\\b${LEFT_OUT}`,
  ];
  return new RegExp(ways.join('|'), 'iu');
}
