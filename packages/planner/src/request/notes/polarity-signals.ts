import { NEGATION_BEFORE, REFUSES_BEFORE } from './attitudes/dislikes.ts';
import { MORE_BEFORE } from './attitudes/likes.ts';

// What signals are made of, and what turns, ends or takes back what they state.

// Each as long as can be: "don't want more" is one refusal and no 'more'.
const NEGATED_VERB = String.raw`(?:\bcannot\b|\b(?:do|does|did|would|could|ca|can|wo|is|are|am|was|were|have|has|had|should|must|need)(?:n['’]?t|\s?not)|\b(?:never|not|dont|cant|wont|didnt|doesnt|isnt|arent)\b)(?:\s(?:really|particularly|especially|exactly|want|need|like|love|care|eat|have|get|go|be|a|an|any|anything|more|so|too|very|much|many|often|for|to|fan|big|of|make|give|cook|me|us|feel|in|the|mood|that|keen|into|on|fond|huge|massive|great)\b)*`;
const NEITHER = String.raw`\bnot (?:really |so |very |yet )*used to\b|\b(?:last|previous|old|your|yesterday['’]s|first) (?:\p{L}+['’]s )?(?:plan|menu|week|box|list|one|meals?) (?:had|has|included|contained|gave (?:me|us)|came with|(?:was|were)(?! (?:\p{L}+ )?too))(?: all| an?| some| the)?\b|\b(?:any|some|every)(?:one|body) who\b|\b(?:people|those|folks?) who\b|(?<!\b(?:not|cannot|can['’]?t|won['’]?t|never) )\bpretend\w* to\b|\b(?:who(?:ever)?|the (?:person|idiot|genius)(?: who| that)?) (?:suggested|invented|thought of|came up with|decided on|recommended|put|chose|picked)\b|\b(?:is|are|was|were|it['’]s) (?:always|constantly|forever|again)\s*$|\b(?:have|has)(?:n['’]?t| not) been (?:eating|having|getting|cooking)(?: (?:many|much|a lot of|any))?\b|\brun(?:ning)? (?:low|short) (?:on|of)\b|\b(?:forgot|forgotten|failed|unable|couldn['’]?t|can['’]?t|cannot) to (?:buy|get|find|order)\b|\b(?:couldn['’]?t|can['’]?t|cannot|could not|not able to) (?:buy|get hold of|find|afford)\b|\bused to (?:really )?(?:like|love|enjoy|adore|eat|be|crave)\b|\b(?:my|our|the|his|her) (?:friend|flatmate|house ?mate|room ?m?ate|neighbou?r|colleague|boss|co-?worker|ex|cat|dog|aunt|uncle|cousin|teacher|landlady|landlord)s? (?:(?:really|also|always|absolutely) )?(?:hates?|loves?|likes?|grows?|sells?|makes?|cooks?|eats?|brings?|owns?|runs?)\b|\bi wonder (?:if|whether|why|how)\b|\b(?:running|run|ran|is|was|almost|nearly|sold) out of\b(?! (?:my|our)\b)|\b(?:thanks|thank you|thx|cheers|ta|(?<!would be )grateful)(?: (?:so|very|ever so) much| a lot| a million| again)? for(?: the| that| your| all)*\b|\b(?:associat\w+|reminds? (?:me|us) of|(?:read|heard|talk\w*|wrote|joked?) about)\b|\bnot (?:only|just|always|necessarily|because|as if|that (?=(?:i|we|he|she|they|it|the|my|there)\b))|\b(?:i|we) (?:ate|had|made|cooked|tried|ordered) (?:an?|some|the)\b(?! lot| load| ton| bit too)|^had an? (?!lot|load|ton|glut|bit)|\b(?:i|we|he|she|they|kids|children|twins|son|daughter|mum|mom|dad|wife|husband|friend|neighbou?r|grann?y|grandma)(?: once| just| recently| also)? (?:made|baked|burn(?:ed|t)|dropped|spilt|spilled|cooked|ruined)(?: an?| some| the| us| me)?\b(?! (?:too|so|lot|load|ton))|\b(?:neighbou?rs?|friends?|wife|husband|partner|family|mother|mum|father|dad|boyfriend|girlfriend|colleagues?|in[\s-]laws) (?:is|are|was|were) (?:half |part |all )?$|\b(?:learn\w*|study\w*|speak\w*|practi[sc]ing)\s*$|\bnever (?:tried|had|eaten|cooked|made|tasted)\b|\bno (?:complaints?|objections?|opinions?|strong (?:feelings?|views?|opinions?)|issues?|problems?)(?: (?:about|with|to|on))?`;
/** It is not to be lost, or not to be left out. */
const RESCUE = String.raw`\b(?:shame|pity|sin|crime|sad|waste|hate|criminal|(?:do|would|did)(?:n['’]?t| not) (?:want|like)|rather than|instead of|before (?:i|we)(?: have to)?|without)(?: (?:for it|for them))?(?: to| having to)?(?: let)? (?:bin|throw(?:ing)?(?: out| away)?|chuck(?:ing)?(?: out| away)?|wast(?:e|ing)|binning|toss(?:ing)?(?: out)?|dump(?:ing)?|los(?:e|ing))\b|(?:\b(?:do )?(?:not|never)|\bdon['’]?t) (?:you )?(?:dare )?(?:mess with|forget(?: about)?|skimp on|leave out|scrimp on)\b`;
export const ASKS_NOTHING = new RegExp(NEITHER, 'iu');
export const SIGNALS = new RegExp(
  `(?<rescue>${RESCUE})|(?<neither>${NEITHER})|(?<refuses>${REFUSES_BEFORE})|(?<negated>${NEGATED_VERB})|(?<negation>${NEGATION_BEFORE})|(?<more>${MORE_BEFORE})`,
  'giu',
);
/** What is stated of a taste, or of cooking, says nothing of what stands behind it: 'less spicy Indian food', 'no-cook breakfasts with oats'. */
export const OF_TASTE =
  /\b(?:less|not(?: too| so| very| as)|nothing(?: too)?) (?:spicy|oily|salty|heavy|sweet|fried|rich|greasy|hot|creamy|fancy|fiddly|complicated|stodgy)\b|\bno (?:spicy|oily|salty|heavy|sweet|fried|rich|greasy|hot|creamy|fancy|fiddly|complicated|stodgy)(?: (?:food|stuff|things|dishes|meals|cooking|flavou?rs|bits))\b|\bno[\s-]?(?:cook|bake|fuss|faff|frills|nonsense)\b/giu;
/** 'have not had curry for a while' */
export const MISSED = {
  before: /\b(?:have|has)(?:n['’]?t| not) (?:had|seen|eaten|cooked|made|tasted|enjoyed) (?:an? |any |some |the )?$/iu,
  behind:
    /^\W*(?:for|in|since) (?:an? (?:long |good )?(?:while|time|month|year)|ages|yonks|forever|so long|donkey|weeks|months|years|days|(?:\p{L}+|\d+) (?:weeks|months|years)|last \p{L}+)\b/iu,
} as const;
export const UNKNOWN_GOVERNOR =
  /(?:^|\b(?:i|we|he|she|they|kids|am|are|is|['’]m|['’]re|feel|and|a bit|very|really|so|rather)\s)(?!(?:something|anything|mix|mixture|combination|blend|choice|selection|range|things?|stuff|food|dishes|meals?|maybe|perhaps|mostly|mainly|lots?|plenty|focus|dinners?|lunch(?:es)?|breakfasts?|snacks?|recipes|some|more|all|one|plan|based|flavou?rs?|ideas|style|think|go|back|here|home|out|up|cooking|living|working|in|on)\b)\p{L}{3,}\s(?:on|about|of|towards?|regarding)\s(?:any |the |all |that |most )*$/iu;
/** A verb of somebody, or an order, and what it governs: 'we shelved soup', 'dethrone the soup'. */
export const GOVERNED =
  /(?:\b(?:i|we|you|he|she|they|who|kids|husband|wife|partner|son|daughter|family|everyone|everybody|let['’]?s|please|to)(?:['’](?:ve|d|m|re|s|ll))?\s(?:(?:have|has|had|am|are|is|was|were|will|would|could|should|might|may|just|really|always|all|also|even|still|now|\p{L}+ly)\s)*(?<verb>\p{L}{3,})(?:\s(?:up|down|out|off|on|in|over|back|away|with|to|from|at|for|against|through|by))*\s(?:(?:the|any|all|my|our|your|this|that|those|these|every|most)\s)*|(?:^|[,;]\s?)(?<order>\p{L}{3,})(?:\s(?:up|down|out|off|on|in|over|back|away|with|to|from|at|for|against|through|by))*\s(?:the|any|all|my|our|your|this|that|those|these|every)\s)$/iu;
/** It is all the same to the person. */
export const INDIFFERENT =
  /\b(?:take or leave|take it or leave it|neither here nor there|indifferent|either way|(?:not|n['’]?t) (?:fussed|bothered|mind|matter)|no (?:strong )?(?:preference|feelings|opinion|views)s?|(?:is|are)(?:n['’]?t| not) (?:an? |the |my |our )?(?:priority|important|necessary|needed|essential|required)|whatever(?= you (?:like|want|think|fancy|prefer|choose|pick|decide)\b|\W*$)|(?:is|are|was|were) (?:alright|all right|fine|ok|okay|so[\s-]so)(?! with)|ordering|takeaway(?![\s-]style)|take[\s-]?out(?![\s-]style)|deliveroo|anything goes)\b/iu;
/** A statement on what was named; where no word of it is known, it may mean either. */
export const STATES =
  /^\W*(?:(?!i\b|we\b|you\b|that\b|which\b|to\b|for\b|in\b|with\b)\p{L}+\s){0,2}?(?:is|are|was|were|isn['’]?t|aren['’]?t|makes?|made|tastes?|smells?|looks?|feels?(?!\W*$)|gets?|getting|has|gives?|gave|reminds?|can|could|does|did|do|puts?|brings?|keeps?|went|goes|needs? to)\b/iu;
/** What is named, and what may follow without a statement: 'Thai dishes for dinner', 'soup with bread', 'curry this week'. */
export const ONLY_NAMED =
  /^(?:(?:\s(?!(?:is|are|makes?|leaves?|can|does|has)\b)\p{L}+){0,3}\s(?:food|dish(?:es)?|cooking|cuisine|flavou?rs?|style|type|curr(?:y|ies)|soups?|salads?|stews?|recipes?|snacks?|meals?|grub|classics?|eating|vibes?)\b)?(?:[\s-]*\b(?:food|dish(?:es)?|meals?|recipes?|cooking|cuisine|stuff|things?|style|type|kind|grub|fare|flavou?rs?|feel|twist|touch|flair|accent|spin|influence|note|kick|ingredients?|options?|spreads?|feasts?|evenings?|tables?|platters?|plates?|menus?|kitchens?|brunch(?:es)?|banquets?|picnics?|night|nights|week|days?|lunch(?:es)?|dinners?|breakfasts?|suppers?|snacks?|bits|ones?|ideas?|inspired|based|influenced|theme|(?:be )?possible|salads?|soups?|stews?|curr(?:y|ies)|bowls?|wraps?|pasta|sandwich(?:es)?|noodles?|fusion|mezze|tapas|takeaway[\s-]style|classics?|home|street|vegetarian|veggie|vegan))*(?:\W*$|[^\p{L}\s]|\s*\b(?:and|or|with|without|for|at|on|in|of|from|to|this|next|every|each|once|twice|three|that|which|i|we|you|when|if|where|wherever|whenever|as|but|instead|too|also|some|any|please|pls|plz|ideally|preferably|hopefully|definitely|obviously|maybe|perhaps|now|often|more|most|mostly|especially|only|thanks|but|not|no|than|like|today|tonight|tomorrow|all|because|so|weather|\p{L}+day|though|rather|after|before|during|by|again|always|sometimes|a|an|the|my|our|both|while|dont|don['’]?t)\b)/iu;
/** Up to where a statement on one thing reaches, once something was asked of it. */
export const NEXT_PART =
  /\b(?:and|but|if(?= (?:eating|having|drinking|i|we|my|he|she|they)\b)|so(?= (?:i|we|he|she|they|please|pls|let|lets|use|more|less|no|can|could|just|skip|give|that|the|my|it|you|some|put|cook|make|avoid|leave|keep)\b)|because|cos|since|while|whereas|avoid|without|not too|no(?= \p{L})(?! (?:from|for|thanks?|ta|place|business|role|part|room)\b))\b|[,;]/iu;
export const TOO_MUCH = /\b(?:too|so) (?:much|many)\b/i;
/** 'one can have too much of it' */
export const MAY_HAVE = /\bcan (?:\p{L}+ )?have too\b/iu;
export const NEGATES = /\b(?:not|never|no|nothing|dont|doesnt|didnt|cant|wont|isnt|arent)\b|n['’]t\b/i;
/** 'the soups you sent were something': a statement that nobody here can read. */
export const STATED_LATER = /\b(?:you|we|i|they|he|she)\b.+\b(?:is|are|was|were)\b/i;
/** 'we have had far too many of them' */
export const EATEN =
  /\b(?:had|ate|eaten|having|eating)\b[^,.]{0,16}\b(?:too (?:much|many)|enough|my (?:own )?body|so (?:much|many))\b/i;
/** 'the neighbours keep leaving eggs on our doorstep' */
export const KEEP_GIVING = /\bkeeps? (?:on )?(?:dumping|leaving|dropping)\b/i;
/** 'the spinach needs to go': into a dish, or off the menu. */
export const MAY_BE_EATEN =
  /^\W*(?:really |just )?(?:needs?|has|have|must|ought|got)(?: got)? to (?:go|disappear|vanish)(?: away)?\W*$/i;
/** What is left out behind a name says nothing of it: 'plenty of protein without too much fat'. */
export const WITHOUT =
  /\b(?:without|minus|but (?:no|not|less|hold|skip)|(?:that|which)(?:(?:['’]s| is| are| does| do| will| would)(?: not|n['’]?t)| wo(?:n['’]?t)))\b/i;
/** Words that praise by themselves and close any other statement as well. */
export const ENDS_ONLY =
  /^(?:everything|everywhere|now|always|in|night|heavy|mode|phase|mood|season|every time|all \p{L}+)\W*$/iu;
/** 'can eat it two nights running' */
export const RUNNING = /\b(?:running|in a row|straight|on the trot)\b/i;
/** 'clear it out', 'try it out' */
export const CARRIED_OUT = /\b(?:clear|us|eat|try|get|run|help|sort|hand)\w* (?:\p{L}+ )?$/iu;
/** What is asked for again is not what came again: 'I would like that again'. */
export const ASKED_AGAIN =
  /\b(?:time for|like|love|want|have|see|eat|try|do|get|bring|enjoy|fancy|crave|miss|welcome|cook|make)\b(?: [\p{L}'’]+){0,4}$/iu;
/** 'make chili again', 'can you do curry again': an order, where 'we had to eat curry again' complains. */
export const ORDERED_AGAIN =
  /(?:^(?:please |pls |and )?|\b(?:want|like|love|happy|fancy) to |\b(?:can|could) (?:we|you|i) |\b(?:please|let['’]?s|lets) )(?:make|cook|do|have|bring|serve|try|get)(?: \p{L}+){0,2} $/iu;
/** 'So many pumpkins': too little to know whether they are to be eaten or are too many already. */
export const SO_MUCH = /^\W*so (?:much|many)\s*$/i;
/** 'I am half Italian' */
export const IS_SOMEBODY =
  /\b(?:(?:i|we|he|she|they|you)(?:['’](?:m|re|s)| am| are| is)|(?:my|our|his|her) \p{L}+(?:['’]s| is| are)) (?:(?:half|part|originally|actually|both|all|very) )*$/iu;
/** What was eaten asks for nothing. */
export const PAST =
  /\b(?:i|we|he|she|they|you)(?:['’](?:ve|d)| have| has)? (?:(?:just|already|only|once|both|all) )*(?:had|ate|made|cooked|tried|ordered|served)\b/i;
export const NOBODY =
  /\b(?:nobody|no one|noone|none of (?:us|them|my|the)|neither of (?:us|them|my|the)|not a soul|not one of)\b(?!.*\b(?:but|until|unless|except|without)\b)/i;
export const OF_EATING =
  /\b(?:eat|eats|ate|eating|like|likes|want|wants|touch\w*|enjoy\w*|finish\w*|fanc\w+|swallow|stomach|stand)\b/i;
