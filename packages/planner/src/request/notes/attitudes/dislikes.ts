/** What asks for less of what stands behind it, by the way in which people put it. */
const BEFORE = {
  negation:
    'no more|no (?:love(?: lost)?|need|use|room|place|appetite|desire|call|time) (?:for|of)|no|not|non|never|without|nothing|neither|nor|minus|zero|nowt|bar|sans',
  amount:
    'less|fewer|lower|reduced?|hardly (?:any|ever)?|barely (?:any|ever)?|scarcely(?: any)?|rarely|seldom|(?:only )?(?:a )?(?:tiny|teeny|wee) bit of|too (?:much|many|often|heavy on)|(?:far|way) too (?:much|many)|so (?:much|many)|enough(?: of)?|(?:minimal|minimum|as little|as few)|light on|easy (?:on|with)|gentle (?:on|with)|sparing with|(?:had|have had|eaten) (?:more than )?(?:enough|(?:our|my) (?:fill|share))(?: of)?',
  verb: String.raw`avoid\w*|skip\w*|stop\w*|hat(?:e|es|ed|ing)|dislik(?:e|es|ing)|loath(?:e|es|ing)|detest\w*|despis(?:e|es|ing)|abhor\w*|limit\w*|restrict\w*|ration\w*|ditch\w*|dodg(?:e|ing)|bin(?:ning)?|scrap(?:ping)?|ax(?:e|ing)|nix\w*|bann?(?:ed|ing|ish)?|slash\w*|reduc(?:e|ing)|trim\w*|curb\w*|shun\w*|retir(?:e|ing)|forgo|forget|lose the|drop(?:ping)?(?! in)(?: the| all)?|hold the|kick(?:ing)? (?:my|the|our)|quit(?:ting)?|omit\w*|exclud\w*|eliminat\w*|minimi[sz](?:e|ing)|veto\w*`,
  particle: String.raw`(?:wants?|ordered|lay|lays|ease|easing|back|backing|hold|holding|keep|keeping|stay|staying|steer|steering|stays|swear|swearing|sworn|go|goes|going|gone|went|wean\w*|come|came|coming|put|puts|turn|turned|turning|leave|leaving|left|take|taking|taken|knock|cut|cutting|knocking|shy|shying|are|is|am|i['’]?m|we['’]?re|he['’]?s|she['’]?s|been)(?: (?:me|us|them|him|her|the kids|right|totally|completely|way|well|clear|a (?:bit|little)))? (?:off|away from|clear of)(?: (?:on|of|from|the))?(?! (?:my|our|with|to|on)\b)|(?:cut(?:ting|s)?|dial(?:ling|ing|led)?|scale|scaling|ton(?:e|ing)|turn(?:ing)?|pull(?:ing)?|rein(?:ing)?|hold(?:ing)?|keep(?:ing)?|wind(?:ing)?|go(?:ing)?|leav(?:e|ing)|tak(?:e|ing)|rul(?:e|ing)|phas(?:e|ing)|swap(?:ping)?|edit(?:ing)?|cull(?:ing)?) (?:right )?(?:down|back|out)(?: (?:on|of|with))?|(?:eas(?:e|ing)|let(?:ting)?|lay(?:ing)?|go(?:ing)?|cool(?:ing)?|slow(?:ing)?) (?:it |up |slow |down )+(?:on|with)|giv(?:e|en|ing) up(?: on)?|pass(?:ing)? on|do(?:ing)? away with|get(?:ting)? rid of (?:the|all)(?= \p{L}+ (?:from|in) (?:the |my )?(?:plan|menu|meals?|rota))|say(?:ing)? (?:no|goodbye|farewell) to|call(?:ing)? time on|part(?:ing)? ways with`,
  tired: String.raw`(?:tired|sick|weary|ill|bored|fed up|cheesed off|brassed off|browned off|hacked off|narked|sick and tired|sick to (?:death|the back teeth)|bored (?:stiff|silly|rigid|to (?:death|tears)))(?: (?:to death|half to death))? (?:of|with|by)|tir(?:e|es|ing) of|done with|over with|through with|finished with|had it (?:up to here )?with|up to here with|(?:burn(?:t|ed)|maxed|all|flat)(?:[\s-])?out (?:on|with|of)|over ?(?:dos|do)\w+(?: it)?(?: on| with)|od['’]?(?:e?d)? on|(?:totally|completely|so|well|right|just|really|kinda|a bit|officially) over|(?:i|we)(?:['’]?m|['’]?re| am| are) over|(?:have |had |has )?(?:gone|went|going) off|no longer (?:like|want|enjoy|eat|fancy)|fallen out (?:of love )?with|lost (?:my|our) taste for|(?:coming|running) out of (?:my|our) ears with`,
  refusal: String.raw`(?:can|could)(?:n?['’]?t|not| not) (?:even )?(?:really )?(?:stand|bear|abide|stomach|face|hack|do|take|cope with|handle|deal with|manage|eat|have|be doing with|look at|see|swallow|bring (?:my|our)self to)(?: (?:any more|any|another|more|the (?:sight|smell|thought|taste) of))?|refus\w*(?: to)?(?: (?:eat|touch|go near|have))?|(?:wo|would)(?:n?['’]?t| not) (?:touch|eat|go near|look at|entertain|have|be seen|thank you for)|will not (?:touch|eat|go near)|(?:turns?|turned|turning) (?:\w+ ){1,2}noses? up at|(?:not|isn['’]?t|aren['’]?t|never) (?:a |the |been )?(?:\w+ )?(?:fan|lover|fond|keen|big|mad|crazy|wild|sold|partial|fussed(?= on)|struck|enamou?red|thrilled|excited|impressed|convinced)(?: (?:of|on|about|to|for|by|with))?|(?:at|by|of) the (?:thought|sight|smell|idea|mention|taste) of|spare (?:me|us)(?: from)?|save (?:me|us) from|(?:scared|afraid|wary|suspicious|terrified|frightened) of|(?:over|not on) my (?:dead body|watch)|keep (?:your|the)`,
  rejected: String.raw`thumbs[\s-]down (?:for|to|on)|(?:spit|spat|push|pick|scrap|flick|feed|sneak|hid|thr[eo]w|chuck)\w* (?:out|away|around|aside|off)(?: (?:any|all|every)(?:thing)?(?: with)?(?: the)?)?|(?:push|hid|leav)(?:es|ing)|bor(?:es|ed) by|turn(?:s|ed)? (?:me|us) off|do(?:es)? nothing for (?:me|us)|a world without`,
  contrast:
    'instead of|in place of|in the place of|rather than|other than|anything but|everything but|all but|except(?: for)?|besides|apart from|aside from|than|in lieu of|as opposed to',
  another: String.raw`(?:if (?:i|we|he|she|they|the kids) (?:see|have|eat|get|have to (?:eat|see|face|look at)|am served|are served)|(?:can|could)(?:n?['’]?t|not) (?:face|take|eat|do|look at)|not) (?:one more|another|any more|yet another|more|one single)|(?:god|heck|hell|lord|heaven)s? no(?: more)?|(?:i|we)['’]?d (?:sooner|rather) (?:[\p{L}']+ ){1,8}than`,
  break: String.raw`(?:a |some |the )?(?:break|rest|breather|holiday|time[\s-]off|night off|week off|detox|divorce|vacation) from`,
  eaten: String.raw`(?:had|ate|eaten|been eating|been having|been living on|lived on|were eating)(?:\s(?:far |way )?(?:too much|so much|lots of|a lot of|loads of|only|just|mostly|nothing but|enough|tons of|the same|more than enough))`,
  off: "(?:i['’]?m|am|we['’]?re|been|he['’]?s|she['’]?s|kids are|gone|went|put (?:me|us) )(?: right| totally| well| completely| so)? off",
} as const;

export const LESS_BEFORE = String.raw`\b(?:${Object.values(BEFORE).join('|')})\b`;

/** Adjectives, and nouns that stand like them, for food that somebody does not want. */
const BAD = String.raw`(?:bor(?:ing|ed)|bland|heavy|dull|old|tired|samey|tedious|monotonous|repetitive|depressing|vile|gross|disgusting|revolting|rank|grim|minging|manky|rotten|nasty|horrid|horrible|horrific|awful|dreadful|terrible|dire|rubbish|pants|crap|mank|rubbery|slimy|soggy|mushy|stodgy|greasy|bitter|sickly|sickening|offensive|inedible|unwelcome|unbearable|intolerable|pointless|overrated|overdone|overkill|evil|cursed|banned|cancelled|dead to (?:me|us)|(?:the )?(?:worst|pits|enemy|devil(?:['’]?s \p{L}+)?)|(?:the )?stuff of nightmares|(?:the )?last thing|(?:my |our |his |her |their |the )?least (?:\p{L}+ )?(?:favou?rites?|liked|loved|wanted)|prison food|rabbit food|hospital food|school[\s-]dinners?|baby food|dog food|cat food|pet food|punishment|torture|my (?:enemy|nemesis|idea of hell)|nightmare|poison|played out|done to death|past (?:it|its)|not (?:welcome|wanted|invited|allowed|my (?:thing|bag|cup of tea|friend)|our (?:thing|bag|cup of tea)|happening|working|going down|doing it)|too (?!good)\w+|off[\s-]putting|(?:a |an )?(?:hard |big |firm |definite |absolute |total |massive )?(?:no+|nope|nah|pass|no-no|no-go|turn-?off)|out|over|off)`;
const BE =
  "(?:is|are|was|were|be|been|['’]s|['’]re|r|gets?|getting|got|feels?|feeling|becom(?:es?|ing)|became|seems?|looks?|finds?|found|tastes?)";
const ADVERBS =
  '(?:(?:a (?:bit|tad|little)|so|very|really|just|pretty|quite|rather|kinda|kind of|well|proper|totally|absolutely|completely|utterly|frankly|honestly|simply|bloody|officially|now|still|also|always|such|starting to (?:be|get|feel)) )*';

/** 'the family finds raisins offensive' */
export const FOUND_BAD: RegExp = new RegExp(
  String.raw`\b(?:finds?|found|thinks?|considers?|reckons?|calls?)\s(?:[\p{L}'’-]+\s){1,4}${ADVERBS}${BAD}(?![\p{L}-])`,
  'iu',
);

/** 'Mexican out' */
export const OUT_BEHIND =
  /^\W*(?:food |stuff |things? |both |all |is |are )*out\W*(?:please|pls|for (?:now|me|us)|thanks|this week)?\W*$/i;

export const LESS_BEHIND = new RegExp(
  [
    // States what is bad: 'is boring', 'finds them offensive', 'are a no from me'.
    String.raw`\b${BE}\s${ADVERBS}${BAD}(?![\p{L}-])(?! (?:the top|of this world|my chops))`,
    String.raw`^\W*(?:=|equals?)\s*(?:\p{L}+\s)?(?:soap|soil|mud|feet|socks?|death|hell|vomit|sick|evil|yuck|no+|cardboard|bleach)`,
    String.raw`\b(?:finds?|found|thinks?|considers?|reckons?)\s(?:\p{L}+\s){0,2}${BAD}\b`,
    String.raw`\b(?:is|are|was|were)\s(?:\w+\s)?(?:not|boring|enough)\b`,
    String.raw`\b(?:isn|aren|doesn|don|won|wasn)['’]?t\b(?!\s(?:go amiss|come amiss|hurt|get old|be bad|mind|half bad|bad))`,
    // What it does to somebody.
    String.raw`\bmakes? (?:me|us|him|her|them|my \w+|the (?:kids|children)) (?:gag|heave|sick|ill|puke|retch|queasy|shudder|wince|cry|barf|sluggish|sleepy|feel)\b`,
    String.raw`\b(?:gross|gave|give|put|turn|creep|freak|wind)s? (?:me|us|him|her|them|my stomach) (?:the ick|the creeps|off|out|up|sick)\b`,
    String.raw`\b(?:bore|annoy|depress|repulse|sicken|irritate|upset|scare|disappoint|offend|haunt|terrif(?:y|ie)|disgust|horrif(?:y|ie))(?:s|es)? (?:me|us|him|her|them|everyone|the \p{L}+|my \p{L}+)\b|\bleaves? (?:me|us) (?:cold|hungry|cranky|miserable)\b|\b(?:worn out|outstayed|overstayed) (?:its|their) welcome\b|\bthumbs[\s-]down\b|\b(?:to|at|in|on|for) the (?:side|edge|bin|dogs?|cats?|compost|trash|rubbish|garbage|bonfire|sea)\b|\bwho (?:eats|likes|wants|needs|even)\b|\bbetter off (?:in|on|without|elsewhere)\b|\bbelongs? in\b|\b(?:uneaten|untouched)\b`,
    String.raw`\btastes? (?:of|like) (?!heaven|home|summer|paradise|a dream)\p{L}+`,
    String.raw`\bsmells?(?! (?:good|great|lovely|amazing|divine|nice|delicious))\b`,
    String.raw`\b(?:do|does|did)(?:n['’]?t| not) (?:work|agree|help|suit|sit|do it|float)\b|\bdisagrees?\b|\brepeats? on (?:me|us|him|her)\b`,
    // What is to become of it.
    String.raw`\b(?:can|should|could|may|must|has to|have to|needs to|need to) (?:go(?! (?:in|into|with|on)\b)|jump|stay (?:away|out|home|off)|wait|rest|be (?:dropped|skipped|binned|ditched|banned|left out|avoided|cut|retired|gone|kept (?:out|away)|limited|rare)|sod off|do one|jog on|get (?:in the bin|lost|stuffed|in the sea|out|knotted)|take a (?:hike|break|back seat|running jump))`,
    String.raw`\b(?:leave|keep|take|cut|pick|rule) (?:them|it|those|that|these) (?:out|away|off|far away|at the shop)\b|\b(?:call|knock) it off\b|\b(?:ditch|drop|bin|skip|lose|scrap|axe|avoid|ban|stop|hate|loathe|detest|dislike|minimi[sz]e|limit) (?:it|them|that|those)\b`,
    String.raw`\b(?:a |the )?(?:rest|break|miss|wide berth|swerve|body swerve|pass)\b(?=\W|$)(?<=\b(?:giv\w+|gave|needs?|want|hav\w+|tak\w+|due|a) (?:(?:it|them|that|those|me|us|him|her) )?(?:a )?(?:rest|break|miss|wide berth|swerve|body swerve|pass))`,
    String.raw`\bnot for (?:me|us|him|her|them)\b|\b(?:is|are|has|have) (?:over|had (?:its|their) day)\b|\b(?:fatigue|overload|burn[\s-]?out|overkill|haters?|phobe|phobia|phobic|free zone|ban|embargo|amnesty)\b`,
    String.raw`\bless (?:often|please|pls|of|frequently)\b|\btoo (?:often|much|frequently)\b|\bnot so often\b|\b(?:sparingly|in moderation|once in a blue moon)\b`,
    String.raw`\b(?:yesterday|last (?:night|week|month)|all (?:last )?week|already|(?:over and over )?again|day in day out|morning noon and night|three times (?:last|this) week|every (?:single )?(?:night|day) (?:last|this) (?:week|month))\b(?!\s*(?:please|pls|thanks|now))`,
    String.raw`\b(?:god|hell|heck|oh|lord|big|hard|def|definitely|absolutely)?\s?no+\s*(?:thanks|thank you|ta|ty|cheers|way|chance|more|sir\w*|please|pls)?\W*$`,
    String.raw`\bnever\b|\brarely\b|\bevery (?:single )?day (?:is|gets|at)\b|\b(?:yuck|yuk|ew+|ugh|bleugh|blergh|meh|eurgh|blech|ick)\b|\b(?:can['’]?t|cannot) (?:even|bear|stand|do|face|stomach|be doing)\b`,
  ].join('|'),
  'iu',
);
