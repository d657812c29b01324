import type { MealType } from '@platewise/contract/generation/options';
import { texts } from '@platewise/contract/texts';
import { polarityAt } from '../wish-polarity.ts';
import type { Wish } from '../wish-words.ts';
import type { DishTrait } from './dish-trait.ts';
import { ONLY_ALLOWED, slotIn } from './meal-words.ts';
import { timeWishes } from './time-wishes.ts';

const words = texts.wishes;

/** A dish that the product calls quick takes half an hour (decisions 6). */
const QUICK_MINUTES = 30;

type Rule = {
  pattern: RegExp;
  /** What is wished where the clause asks for it, and where it asks against it; null for nothing. */
  more: WishOf | null;
  less: WishOf | null;
  /** What is merely allowed is wished as well. */
  takesAllowed?: true;
};
type WishOf = (at: { slot: MealType | undefined }) => Wish;

const isLess =
  (label: string, trait: DishTrait): WishOf =>
  ({ slot }) => ({
    label,
    trait,
    isLess: true,
    ...(slot && { mealType: slot }),
  });
const prefers =
  (label: string, trait: DishTrait): WishOf =>
  ({ slot }) => ({
    label,
    trait,
    reach: 'all',
    ...(slot && { mealType: slot }),
  });
const cannot =
  (label: string, caveat: string): WishOf =>
  () => ({ label, cannotAssess: label, caveat });

/** Made when they are asked for: their labels are in the language of the request. */
const rules = (): readonly Rule[] => [
  {
    pattern:
      /\b(?:quick(?:er|ly|est)?|fast(?!ing|ed)|speedy|(?:in a|in such a|always in a) (?:hurry|rush)|(?:short on|pressed for|no|little|not much|don['’]?t have (?:much |a lot of )?) ?time\b|busy (?:week|day|evening|morning|night)s?|weeknight)\b/i,
    more: isLess(words.minutes({ count: QUICK_MINUTES }), { kind: 'longer', minutes: QUICK_MINUTES }),
    less: null,
  },
  {
    pattern:
      /\b(?:eas(?:y|ier|iest)|simple|simpler|basic|no[\s-]?fuss|fuss[\s-]?free|lazy|few ingredients|(?:no more th[ae]n|at most|max(?:imum)?(?: of)?|under|up to|fewer than|less than) (?:\d|four|five|six|seven|eight) ingredients|(?:five|5|six|6|few(?:er)?|minimal)[\s-]ingredients?|beginner\w*|can['’]?t cook|not a (?:good )?cook|low effort|minimal effort|few steps|nothing fancy|nothing complicated|uncomplicated)\b/i,
    more: isLess(words.simple, { kind: 'elaborate' }),
    less: null,
  },
  {
    pattern: /\b(?:complicated|elaborate|fiddly|fancy|too many (?:steps|ingredients)|long ingredient lists?)\b/i,
    more: null,
    less: isLess(words.simple, { kind: 'elaborate' }),
  },
  {
    pattern:
      /\b(?:one[\s-]?(?:pot|pan|tray|sheet)|single[\s-](?:pot|pan)|sheet[\s-]?pan|traybakes?|(?:little|less|minimal|fewer|not much) (?:washing[\s-]?up|clean(?:ing)?[\s-]?up|dishes to (?:wash|clean)|dishwashing|mess)|hate (?:doing the )?(?:dishes|washing[\s-]?up)|(?:few|fewer|less) (?:pots|pans)\S*)\b/i,
    more: ({ slot }) => ({ ...isLess(words.onePot, { kind: 'elaborate' })({ slot }) }),
    less: null,
  },
  {
    pattern:
      /\b(?:no[\s-]?cook\w*|uncooked|without (?:any )?cooking|no cooking|(?:don['’]?t|do not|not) (?:have|need) to cook|eat(?:en)? raw|raw (?:meals|dishes|food)|don['’]?t (?:want to |wanna |feel like )?cook(?:ing)?|too hot to cook|not cook(?:ing)?)\b/i,
    more: isLess(words.noCook, { kind: 'cooked' }),
    less: isLess(words.noCook, { kind: 'cooked' }),
  },
  {
    pattern:
      /\b(?:high|more|extra|lots of|plenty of|rich in|enough|loads of|good source of)[\s-]*(?:in\s)?fib(?:re|er)\b|\bfib(?:re|er)[\s-]?rich\b|\bhigh[\s-]fib(?:re|er)\b|\bfib(?:re|er)\b/i,
    more: prefers(words.fibre, { kind: 'fibrous' }),
    less: null,
  },
  {
    pattern:
      /\b(?:low(?:er)?|less|reduced?|not (?:too|so|much)|no added|little|go easy on(?: the)?|cut(?:ting)?(?: down| back)?(?: on)?|easy on(?: the)?|watch(?:ing)?(?: my)?|limit(?:ing)?|light on(?: the)?|without (?:much|added|a lot of|too much))[\s-]*(?:in\s|my\s|the\s)?(?:salt\w*|sodium)\b|\b(?:salt|sodium) (?:low|down)\b|\b(?:salt|sodium) (?:should|must|has to|needs to|to) be (?:low\w*|less|reduced|minimal|limited)\b|\b(?:nothing|not|no|less|never)(?: too| so| very)? salty\b|\bblood pressure\b/i,
    more: isLess(words.salt, { kind: 'salty' }),
    less: isLess(words.salt, { kind: 'salty' }),
  },
  {
    pattern:
      /\b(?:low(?:er)?|less|reduced?|not (?:too|so|much)|no added|little|go easy on(?: the)?|cut(?:ting)?(?: down| back| out)?(?: on)?|easy on(?: the)?|watch(?:ing)?(?: my)?|limit(?:ing)?|light on(?: the)?|without (?:much|added|a lot of|too much))[\s-]*(?:in\s|my\s|the\s)?(?:sugar\w*|sweet(?:s|ness|ened)?)\b|\bsugar (?:low|down)\b|\bsugars? (?:should|must|has to|needs to|to) be (?:low\w*|less|reduced|minimal|limited)\b|\b(?:nothing|not|no|less|never)(?: too| so| very)? (?:sweet|sugary)\b(?!\s?(?:potato|corn|pea))/i,
    more: isLess(words.sugar, { kind: 'sweetened' }),
    less: isLess(words.sugar, { kind: 'sweetened' }),
  },
  {
    pattern:
      /\b(?:spic(?:y|ier)|(?:some|more|with|a bit of|bit of|a little|a|a good|good) (?:heat|kick|spice)\b(?! (?:of|mix))|hot (?:food|dishes|curr(?:y|ies)|meals|sauce)|fiery|chilli heat|extra hot|good kick|chill?i hot|make it hot|(?:bring|up|raise|turn up) the heat|(?:more|love|extra|plenty of|lots of) (?:more )?(?:the )?chill?i(?:e?s)?)\b/i,
    more: prefers(words.hot, { kind: 'hot' }),
    // Read as no chillies at all, elsewhere.
    less: null,
  },
  {
    pattern:
      /\b(?:cheap\w*|budget\w*|inexpensive|affordable|on a (?:tight )?budget|low[\s-]cost|save money|saving money|broke|cost[\s-]effective|(?:keep|cut|bring)(?:ing)? (?:the |my )?costs? (?:down|low)|costs? (?:little|less|next to nothing)|economical|student budget|thrifty|frugal|(?:not|nothing|too) (?:too )?expensive|expensive|pric[ey]{1,2})\b/i,
    more: cannot(words.cheap, words.cheapWay),
    less: cannot(words.cheap, words.cheapWay),
  },
  {
    pattern:
      /\b(?:guests?|visitors?|(?:friends|mates|family|parents|in[\s-]?laws|people|kids|cousins?|colleagues?|neighbou?rs?) (?:are |is |will be )?(?:coming|visiting|joining|over|staying|eating with|eats? with)|having (?:\w+ )?(?:friends|people|guests|family) (?:over|round)|cooking for (?:\d+|two|three|four|five|six|seven|eight|ten|a crowd|the family|us)|feed(?:s|ing)? (?:\d+|two|three|four|five|six|a crowd)|for (?:two|three|four|five|six|[2-9]|1\d) (?:people|persons|adults|of us)|(?:two|three|four|five|six|[2-9]) of us|dinner party|(?:is|are|will be) (?:joining|visiting)|joining (?:us|me)|(?:extra|more) (?:mouths?|people|person)|mouths? to feed|coming (?:round|over)|eats? with (?:us|me))\b/i,
    more: cannot(words.guests, words.guestsWay),
    less: null,
  },
  {
    pattern:
      /\b(?:leftovers\b|leftover (?:meals?|dinners?|lunch(?:es)?)|batch[\s-]?cook\w*|meal[\s-]?prep\w*|cook once|same (?:breakfast|lunch|dinner|thing|things|meals?|food)s?|(?:don['’]?t mind|fine with|happy (?:to|with)|ok(?:ay)? with|love) (?:repeat\w*|repetition|eating the same)|repeat(?:s|ing|ed)? (?:is |are )?(?:fine|ok|okay|good|breakfast\w*|meals)|eat (?:it )?twice)\b/i,
    more: cannot(words.repeats, words.repeatsWay),
    less: () => ({ label: words.varied }),
    takesAllowed: true,
  },
  {
    pattern:
      /\b(?:variety|varied|vary|mix (?:it|things) up|different (?:each|every|meals?|things?|dishes)|no(?:t)? (?:repeat\w*|repetition|duplicates?)|nothing (?:twice|repeated)|without repeat\w*|never the same|(?:not|n['’]?t) (?:the )?same|(?:get|gets|getting) bored|easily bored)\b/i,
    more: () => ({ label: words.varied }),
    less: () => ({ label: words.varied }),
  },
];

/** What a clause wishes all dishes to be, or not to be, and what no plan of ours can follow, with the way there is. */
export function kindWishes(clause: string): Wish[] {
  const slot = slotIn(clause);
  const hasTime = timeWishes(clause).length > 0;
  return rules().flatMap((rule): Wish[] => {
    const { pattern } = rule;
    const match = pattern.exec(clause);
    if (!match) return [];
    const wish = wanted(clause, match, rule);
    if (!wish) return [];
    const made = wish({ slot });
    // A stated time says more than 'quick'.
    return hasTime && made.trait?.kind === 'longer' ? [] : [made];
  });
}

function wanted(clause: string, match: RegExpExecArray, { more, less, takesAllowed }: Rule): WishOf | null {
  const isOwnNegation = more === less || /^(?:no|not|nothing|without|few|less|low|little)/i.test(match[0]);
  if (isOwnNegation) return more;
  if (ONLY_ALLOWED.test(clause.replace(match[0], ' '))) return takesAllowed ? more : null;
  const end = match.index + match[0].length;
  // 'leftovers all week' is tired of nothing.
  const polarity = polarityAt(takesAllowed ? clause.slice(0, end) : clause, match.index, end);
  if (polarity === 'neither') return null;
  return polarity === 'less' ? less : more;
}
