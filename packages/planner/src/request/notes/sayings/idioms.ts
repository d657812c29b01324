/** A saying, and the plain words that stand for it. */
export type Saying = readonly [idiom: RegExp, meant: string];

/** Sayings that refuse in their words and wish in their meaning, and the plain word for each. */
export const IDIOMS: readonly Saying[] = [
  [/\bwould(?:n['’]?t| not) (?:mind|object to)(?! (?:if|about|whether)\b)/gi, 'would like'],
  [
    /\b(?:can|could)(?:n?['’]?t|not| not) (?:(?:get|have) enough(?: of)?|(?:get|have) (?:my|our|his|her|their) fill of|(?:live|do|go|be) without|resist|wait (?:for|to (?:eat|try))|be happier with)\b/gi,
    'love',
  ],
  [
    /\b(?:never|not) (?:get )?enough(?: of)?\b|\b(?:never|not) (?:get |got )?(?:tired?|sick|bored) of\b|\b(?:would|will|could|can|['’]d|['’]ll)(?:n['’]?t| not| never) (?:ever )?(?:say no to|turn down|pass up|refuse|(?:grow |get )?tired? of)\b|\b(?:could|can|will|would) (?:never|not) (?:(?:get|give|serve|feed|make|have|eat|cook|buy)\s)(?:(?:me|us|him|her|them|the kids)\s)?enough(?: of)?\b|\bnot (?:a )?\p{L}+ without\b|\bno (?:limits?|restrictions?) (?:on|to|for)\b/giu,
    ' love',
  ],
  [/\b(?:would|could|will|i'd|i['’]d) (?:kill|die) for\b|\bto (?:kill|die) for\b/gi, 'love'],
  [/\b(?:don['’]?t|do not|never) be (?:afraid|scared|frightened) of\b/gi, 'love more'],
  [
    /\b(?:don['’]?t|do not|never|not) (?:be )?(?:afraid|scared|hesitate|fear|mind|care(?! for\b))(?: of| to| if| about)?\b/gi,
    'fine with',
  ],
  [/\b(?:is|are) (?:not (?:a|an)|no) (?:problem|issue|risk|danger)s?\b/gi, 'is fine'],
  [/\bkiller(?=\s(?!allerg|for\b|of\b|to\b)\p{L})/giu, 'great'],
  [/\bno such thing as too (?:much|many)\b/gi, 'love'],
  [/\b(?:don['’]?t|do not|never) (?:be shy|hold back|skimp|go easy|be stingy) (?:with|on)(?: the)?\b/gi, 'love more'],
  [/\b(?:don['’]?t|do not|never)(?: you)?(?: dare)?(?: to)? (?:leave out|forget|skip)\b/gi, 'include'],
  [/\bno longer (?:avoid(?:ing)?|skip(?:ping)?|off)\b|\bnot (?:avoiding|off) \b/gi, 'love'],
  [/\b(?:(?:does|do)(?:n['’]?t| not)(?: have to| need to)?|need(?:n['’]?t| not)) be\b/gi, 'fine with'],
  [/(?:\bnot|n['’]t) (?:too )?(?:fussed|bothered|fussy|picky)(?: about)?\b(?! (?:on|by)\b)/gi, 'fine with'],
  // 'nobody agrees on anything but curry' wants curry; what somebody cannot eat is never read so.
  [
    /\b(?:(?:nobody|no one|none of \p{L}+|neither of \p{L}+)\b[^,.;]{0,30}\b(?:agrees? on|eats?|wants?|likes?|touch(?:es)?|fanc(?:y|ies))|(?:wo|would|do|does)(?:n['’]?t| not) (?:touch|want|like|fancy|agree on|eat)|refus(?:e|es) to (?:eat|touch)) (?:anything(?: (?!with|made|that)\p{L}+)?|any food|any dish(?:es)?|a thing) (?:but|except|besides|other than|apart from)\b/giu,
    'love',
  ],
  [/\bno longer broken\b/gi, 'working'],
  [/\b(?:non merci|nein danke|no gracias|nej tack|no grazie|nee bedankt|n[aã]o obrigad[oa])\b/giu, 'no thanks'],
  // 'dairy free from now on' is free of dairy, and not of 'now'.
  [
    /(?<=\p{L}[\s-]?free),? (?:from|of)(?= (?:now|today|tonight|tomorrow|here|course|next|this|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|the (?:\d|first|start|beginning|new year)|\d)\b)/giu,
    ',',
  ],
  // A date is a fruit where it is nothing else.
  [/\b(?:dinner|lunch|romantic|first|blind) dates?\b|\bdate[\s-]nights?\b/gi, 'dinner for two'],
  [/(?<=\b(?:before|by|due|expiry|expiration|end|start)) dates?\b/gi, ''],
  [/\bkeep (?:on )?(?:the |those |that )?((?:\p{L}+ )?['’]?\p{L}+) (?:coming|flowing)\b/giu, 'more $1'],
  [/(?<=\d)[\s-]?ish\b/gi, ''],
  [
    /\b(?:swap|replace|exchange|substitute) (?:the |my )?(\p{L}+(?: \p{L}+)?) (?:for|with|by) (?:the |some )?(\p{L}+)/giu,
    '$2 instead of $1',
  ],
  [
    /(?<!\b(?:make|making|it|things|life) )\b(?:go |be )?(?:easy|light) on(?: the)?(?= (?!me\b|us\b|my\b|our\b|the\b|wallet|pocket|purse|budget|bank|eyes?\b)\p{L})/giu,
    'less',
  ],
  // What goes off by itself will not keep; what somebody goes off has a name behind it.
  [
    /\b(?:gone|went|going)(?: right| totally| completely)? off(?= (?!(?:the|in|soon|fast|quickly|now|today|tonight|tomorrow|this|by|on|before|so|and|but|if|please|pls|already|again)\b)\p{L})/giu,
    'tired of',
  ],
  [
    /(?:\bwould|['’]d) (?:rather|sooner) (?:have|eat|get|cook) (\p{L}+(?: \p{L}+)?) than (?:have |eat )?(?=\p{L})/giu,
    ' like $1 instead of ',
  ],
  [
    /\bprefer (\p{L}+) to (?!(?:the|my|our|be|do|go|eat|have|cook|make|get|keep|use|see|take|stay|start|finish|avoid|skip|not|leave|come|stand|fit)\b)(?=\p{L})/giu,
    'prefer $1 instead of ',
  ],
  [/\bwould it (?:kill|hurt|harm) (?:you|us|anyone|anybody) to\b/gi, 'please'],
  // Praise and need in the words of a negation.
  [/\b(?:would|will|could|wo|['’]d)(?:n['’]?t| not|nt) (?:go|come|be) amiss\b/gi, 'would be lovely'],
  [/\b(?:can|could)(?:n?['’]?t|not| not) (?:be )?(?:beaten|bettered|topped|faulted)\b/gi, 'is great'],
  [
    /\b(?:can|could)(?:n?['’]?t|not| not) (?:go (?:far )?wrong with|fault|beat|top)\b(?! (?:my|the|this|an?|his|her|our|it)\b)/gi,
    'love',
  ],
  [
    /(?<!\b(?:i|he|she|we|you|they|who|me|him|her|son|daughter|baby|child|kid) )\b(?:wo|will|would|do|does)(?:n['’]?t| not|nt) (?:last|keep)(?= (?:till?|until|past|beyond|another)\b)/gi,
    'needs eating',
  ],
  [
    /\b(?:(?:can|could)(?:n?['’]?t|not| not) (?:bear to |afford to |possibly )?|(?:let['’]?s|lets|do|must|should|would|try|rather|to|please)(?:n['’]t| not) (?:want to |like to |have to |to )?|(?:hate|hates|loath|loathe|sorry|sad|shame|pity) to |without )(?:wast(?:e|ing)|bin(?:ning)?|throw(?:ing)? (?:out|away)|chuck(?:ing)?(?: out)?|toss(?:ing)?(?: out)?|lose)\b(?! (?:an?|my|our|time|any|money)\b)/gi,
    'use up',
  ],
  [
    /\bnever (?:hurts?|fails?|failed|disappoints?|gets? (?:old|boring)|goes? (?:amiss|wrong|out of (?:fashion|style))|lets? (?:me|us) down)(?: (?:anyone|anybody|a soul|me|us))?\b/gi,
    'is great',
  ],
  [
    /\bnothing (?:makes (?:me|us|him|her|them) (?:\p{L}+ )?happ\p{L}+(?: than)?|compares (?:to|with)|comes close to|tops|better than)\b/giu,
    'love',
  ],
  [/\bnot a (?:day|week) goes by (?:that |when |where )?(?:i|we) (?:do|would)(?:n['’]?t| not)\b/gi, 'always'],
  [/\bnot long for this world\b/gi, 'needs eating'],
  [
    /\bwhy (?:do|does|are|is|have|has|did) (?:i|we|you|there|it|they) never(?: (?:get|have|see|had|give us|make|any))*\b/gi,
    'include',
  ],
  [
    /\b(?:why|how come)\b(?: (?:is|are|do|does|have|has|there|there's|we|i|you|they|it|the plan|your app|ever|get|see|had|seen)){0,4} (?:(?:got|get|see|have|had) )?(?:no|never(?: any)?|not any|so little|so few|hardly any)\b/gi,
    'include',
  ],
  [/\bun?til+ the cows come home\b/gi, 'always'],
  [/\bwhy not\b|\bnot a (?:day|week|meal) without\b/gi, 'love'],
  // What is denied of everybody, or denied twice, is liked.
  [
    /\b(?:nobody|no one|none of \p{L}+|not one of \p{L}+|(?:(?:i|we|he|she|they)(?:['’](?:ve|d))? )?never)\b(?: (?!not\b)\p{L}+){0,3}? (?:refus(?:es?|ed)|(?:say|said)s? no to|turn(?:s|ed)? (?:their|our|his|her|my|its|a) noses? up at|turn(?:s|ed)? down|(?:complain|grumble|moan|whinge)(?:s|ed)? (?:about|when (?:there(?:['’]?s| is)|it(?:['’]?s| is)))|hat(?:es?|ed)|dislik(?:es?|ed)|minds?|object(?:s|ed)? to|tir(?:es?|ed) of|(?:gets?|got|is|am|are) (?:sick|tired|bored) of|argu(?:es?|ed) with|regret(?:s|ted)?)\b/giu,
    'we love',
  ],
  [
    /\b(?:can['’]?t|cannot|cant|won['’]?t|wouldn['’]?t) say (?:that )?(?:(?:i|we)['’](?:m|re)|i am|we are|i|we) (?:not|don['’]?t|do not|dont|dislike|hate|mind)(?: (?:like|love|want|enjoy|fond of|keen on))?\b/giu,
    'I like',
  ],
  [/\bnot (?:at all |exactly |entirely |totally |really )?(?:averse|adverse|unfond)(?: (?:to|of))?\b/giu, 'would like'],
  [
    /\b(?:would|['’]d|wo)(?:n['’]?t| not| never|nt) (?:(?:be (?:sad|mad|upset|angry|disappointed|sorry|averse|opposed|unhappy|cross|against)|complain|object|argue|protest|turn (?:my|our) noses? up|whinge|moan|grumble)(?: (?:if|about|with|at|to|of|over))?(?: (?:see(?:ing)?|hav(?:e|ing)|get(?:ting)?|there (?:was|were)|you (?:gave|served|put|made) (?:me|us|in)|i (?:got|had|saw)|we (?:got|had|saw)))?)\b/giu,
    'would love',
  ],
  [
    /\bwho (?:doesn['’]?t|does not|doesnt|wouldn['’]?t) (?:love|like|want|enjoy|fancy)\b|\bwhat['’]?s not to (?:like|love) about\b/giu,
    'love',
  ],
  [
    /\b(?:can['’]?t|cannot|cant|could(?:n['’]?t| not)) (?:stop (?:eating|thinking (?:about|of)|having|making|craving|dreaming (?:about|of)|cooking|buying|talking about)|imagine (?:life|a (?:day|week|meal)|living) without|go (?:a|one) (?:day|week) without|put (?:it|them) down)\b/giu,
    'love',
  ],
  [
    /(?:\b(?:not|dont|doesnt|didnt|never|hardly|rarely|barely)|n['’]t)(?: (?:really|ever|been))?(?: (?:eat(?:ing)?|ate|get(?:ting)?|got|ha(?:ve|d|ving)|see(?:ing)?|includ(?:e|ing)|use))? (?:nearly |quite |anywhere near )?enough(?: of)?(?: the)? (?!time|money|energy|room|space|patience|pans?|cash|to\b|for\b|hours|people|light)(?=\p{L})/giu,
    ' want more ',
  ],
  [
    /\b(?:it['’]?s |it is |its )?not (?:that|as if|like) (?:i|we|he|she|they)(?:['’](?:m|re))? (?:really |actually |even )?(?:dislike|hate|mind|(?:am |are )?(?:against|sick of|tired of)|(?:don['’]?t|do not|doesn['’]?t) (?:like|love|enjoy|eat))s?\b/giu,
    'about',
  ],
  [/\b(?:is|are) never (?:a |an |any )?(?:problem|issue|bother|hassle|mistake)\b/gi, 'is great'],
  [
    /\bnothing(?:['’]s| is)? (?:quite )?(?:(?!worse|bor|dull)\p{L}+i?er than|more (?:comforting|satisfying|delicious|welcome|warming|soothing|fun) than|as (?:good|comforting|satisfying|nice|lovely|tasty) as)\b/giu,
    'love',
  ],
  [/\bdid i mention\b/gi, 'love'],
  [
    /\b(ugh|yuck|yuk|ew+|bleurgh|blech|mm+|ooh|yum)[,!.… ]+(?!(?:i|we|it|the|that|this|my|those|these|no|not)\b)(?=\p{L}+(?: \p{L}+)?\s*(?:[.!,]|$))/giu,
    '$1 ',
  ],
  [
    /\b(?:is|are)(?:n['’]?t| not) (?:optional|negotiable|up for (?:debate|discussion|negotiation)|(?:just|only) for)\b/gi,
    'is a must',
  ],
  [
    /\b(?:is there |there['’]?s |there is )?(?:no |ever )?(?:such a thing as|possible to have|can you (?:ever )?have) too (?:much|many)\b/gi,
    'love',
  ],
  [
    /\b(?:wo|will|is|are)(?:n['’]?t| not) (?:going to |gonna )?(?:eat|use|cook|finish) (?:itself|themselves)\b/gi,
    'needs eating',
  ],
  [/\bwould(?:n['’]?t| not) kick (.{2,30}?) out of bed\b/gi, 'would love $1'],
  [
    /\b(?:crash|die|(?:be |feel )?(?:sad|disappointed|miserable|unhappy|bereft|bored)|(?:am |are |['’]m |['’]re )?never|lost|struggle|wither|fall apart|faint|collapse|suffer|cranky|grumpy|useless|nothing|incomplete|(?:can['’]?t|cannot) (?:function|cope|survive|start|get through the day)) without\b/gi,
    'love',
  ],
  [/\bnot (?:at all |exactly |entirely |totally |really )?(?:against|opposed to)\b/gi, 'fine with'],
  [
    /\b(?:no|not an?) \p{L}+ (?:is|feels?|seems?|tastes?) (?:right|complete|the same|worth it|finished) without\b/giu,
    'love',
  ],
  [
    /\b(?:i|we) (?:always )?thought (?:i|we) (?:hated|disliked|couldn['’]?t stand|didn['’]?t like|would hate)\b/gi,
    'about',
  ],
  [/\b(?:can['’]?t|cannot|no) complain(?:ts|ing)? (?:about|with|of)\b/gi, 'love'],
  [/\b(?:did|does|do|has)(?:n['’]?t| not| never) (?:say|said) no to\b/gi, 'fine with'],
  [
    /\b(?:stop|quit) (?:hiding|skipping|hoarding|avoiding|leaving out|omitting|forgetting|neglecting|ignoring|rationing|withholding|skimping on)\b/gi,
    'include',
  ],
  [/\bwould(?:n['’]?t| not) be too (?:much|many|often)\b/gi, 'would be lovely'],
  [
    /\b(?:wo|can|do)(?:n['’]?t| not) (?:pretend|deny|say) (?:that )?(?:i|we) (?:don['’]?t|do not) (?:love|like|enjoy)\b/gi,
    'love',
  ],
  [/\bnever too (?:many|much)\b/gi, 'love'],
  // What was once, and is no longer.
  [
    /\bused to (?:hate|dislike|detest|loathe|avoid|despise|not (?:like|eat)|refuse)\s([^,.;]{2,40}?)(?:,| but| and)\s(?:but )?(?:now |these days |nowadays |lately )?(?:(?:i|we|he|she|they)(?:['’]m| am|['’]re| are|['’]ve)? )?(?:now )?(?:love|like|enjoy|adore|crave|obsessed|hooked|(?:come |coming )?(?:round|around)|converted|a (?:fan|convert))\b/giu,
    'now love $1, love',
  ],
  [
    /\b(loads|lots|plenty|heaps|tons|more|extra|much more|as much|less|enough|the|my|our|some|any|with|fresh|green|seasonal|root|leafy|roast|roasted|frozen|mixed|up) (of )?(?:my |the )?(?:veg|veggies)\b(?! (?:box|curry|dish|meal|food|only|drawer|burger))/giu,
    '$1 $2vegetables',
  ],
  [
    /(?<!\b(?:no|not|never|any|without|want|like|need) )\b(more|extra|lots of|plenty of|loads of) greens\b/gi,
    '$1 vegetables',
  ],
];
