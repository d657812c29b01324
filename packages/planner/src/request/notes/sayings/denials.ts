import type { Saying } from './idioms.ts';

/** What is denied, rare or missed and therefore asked for: 'nothing beats soup', 'there is never any fish', 'I seldom get lentils but would like to'. */
export const DENIALS: readonly Saying[] = [
  [
    /\b(?:don['’]?t|do not|never) let (it|them|this|that|those|the \p{L}+) (?:go to waste|spoil|rot|die|go off|go bad|get wasted)\b/giu,
    'use $1 up',
  ],
  [
    /\b(?:(?:don['’]?t|do not|never) (?:go|drop|fall|get|dip) (?:below|under)|(?:no|not) (?:fewer|less) than)(?= \d)/gi,
    'at least',
  ],
  [
    /\b(?:don['’]?t|do not|never) (?:make|let) (?:my |the |our )?(breakfast|lunch|dinner|supper|tea|snack)s? (?:be )?(?:too |so )?(?:small|tiny|light|little)\b/gi,
    'big $1',
  ],
  [
    /\b(?:do|does|need)(?:n['’]t| not) (?:need to |have to )?be (?:too |very |so |that |a |anything )*(?:big|large|heavy|huge|filling)\b/gi,
    'should be small',
  ],
  [
    /\b(?:do|does|need)(?:n['’]t| not) (?:need to |have to )?be (?:too |very |so |that |anything )*(?:fancy|complicated|elaborate|difficult|gourmet|clever)\b/gi,
    'should be simple',
  ],
  [
    /\b(?:liv(?:e|ed|ing)|grew up|studied|worked|been|travelled|traveled|spent \p{L}+(?: \p{L}+)?|was born|come|came) (?:in|from|to|around|through) (?=\p{L}+(?: for [\p{L}\s]{1,14}| once| last \p{L}+)?,? (?:and|so) (?:i |we )?(?:really |still |so |now )?(?:want|miss|crave|long|would|love|dream|like)\b)/giu,
    'food from ',
  ],
  [
    /\b(?:the )?only (?=\p{L}+(?: \p{L}+)? (?:that |which )?(?:i|we|he|she|they)(?:['’]ll| will| can| would)? (?:eats?|like|likes|touch(?:es)?|accept|tolerate)\b)/giu,
    'love ',
  ],
  [
    /\b(?:nothing|no(?: other)? (?:food|dish|meal)) (?:quite )?(?:beats|tops|rivals|matches|touches|trumps|(?:can|could) (?:beat|top|match))\b/giu,
    'love',
  ],
  [/\bnothing (?:quite )?(?:says|screams|spells|means|feels) [^,.;!?]{2,30}? (?:like|as much as)\b/giu, 'love'],
  [/\b(?:is|are) never (?:short|scarce|lacking|in short supply)\b/gi, 'are plentiful, use them'],
  [/\bno (?:day|week|meal|weekend|winter|summer|dinner|lunch|breakfast) without\b/gi, 'love'],
  [/\ba (?:day|week|meal|month|weekend|winter|life) without (?=.{2,30}\b(?:is|feels|would be)\b)/gi, 'love '],
  [
    /\b(?:why (?:do|can|are)(?:n['’]?t| not) (?:we|i|you|they)|how come (?:we|i|you|they) (?:do|are)(?:n['’]?t| not)) (?:ever )?(?:have|get|eat|see|having|eating|getting|give us|make|serve|do)\b/gi,
    'more',
  ],
  [
    /\b(?:(?:we|i) never (?:get|have|see)|you never (?:give|serve|make|plan|suggest|offer)(?: (?:us|me))?|there(?:['’]s| is| are) never(?: any)?) (?!enough\b)(?=.{2,30}\b(?:and (?:that|it|this)(?:['’]s| is)|which is|a (?:shame|pity)|sad|any ?more|why|unfair|wrong|miss)\b|\p{L}+(?: \p{L}+)?\W*$)/giu,
    'more ',
  ],
  [/\bthere (?:is|are|was)(?:n['’]?t| not) (?:nearly |quite )?enough(?: of)?\b/gi, 'want more'],
  [
    /\b(?:can|could|you['’]ll) (?:never|not|hardly) (?:go|be) (?:far )?wrong (?:with|if (?:it|there) (?:is|are))\b/gi,
    'love',
  ],
  [
    /\b(?:have|had|has|['’]ve) never (?:tried|had|eaten|cooked|made|tasted) (.{2,30}?) (?:and|but) (?:would|['’]d|i['’]d|we['’]d|want|really want|am|are)\b(?! (?:not|never|hate))/gi,
    'like to try $1 and would',
  ],
  [
    /\b(?:no|without(?: a)?) (?:problem|issue|objection)s? (?:with|to) (?:eating|having)\b(?=.*\b(?:every|each|all|daily|often|again|twice)\b)/gi,
    'like',
  ],
  [
    /\bget(?:ting)? rid of (?=(?:the |all |all the |any )?(?:\p{L}+ ){1,3}(?:in|from|on|off) (?:the |this |my |our |next )?(?:plan|menu|meals?|week|rota|diet|list)\b)/giu,
    'no more ',
  ],
  [
    /\b(?:one|yet another|another) more (?:bowl of |plate of |bite of )?(?=.{2,30}\b(?:and|or) (?:i|we)(?:['’]ll|['’]m| will| am| might| may| swear| go)\b)/gi,
    'no more ',
  ],
  [/\b(?:honeymoon|holiday|vacation)\w* in (?=\p{L}+ and (?:want|miss|crave|long|would))/giu, 'flavours of '],
  [
    /\bleave (?=(?:the |all |any )?\p{L}+(?: \p{L}+)? (?:to|for) (?:the )?(?:rabbits?|birds|dogs?|cats?|cows|goats|others|experts|professionals|tourists|somebody|someone|another)\b)/giu,
    'no more ',
  ],
  [
    /\bmake sure (?:that )?(?:there(?:['’]s| is| are)|(?:i|we) (?:get|have|eat)|to (?:include|have|add|use))\b/gi,
    'include',
  ],
  [/\b(?:would|will)(?:n['’]t| not) be (?:an? |the )?(?:proper |real )?\p{L}+ without\b/giu, 'love'],
  [/\bthere (?:can|could|will) never be (?:enough|too (?:much|many))\b/gi, 'love'],
  [
    /\b(?:can|could)(?:n?['’]?t|not| not) (?:give|serve|feed|make) (?:me|us|him|her|them) (?:too (?:much|many)|enough)\b/gi,
    'love',
  ],
  [
    /\btoo (?:much|many) (?=\p{L}+(?: \p{L}+)? (?:is|are)(?:n['’]t| not) (?:a thing|possible)\b|\p{L}+(?: \p{L}+)? (?:does(?:n['’]t| not) exist|is impossible)\b)/giu,
    'love ',
  ],
  [
    /\b(?:don['’]?t|do not|never)(?: you)?(?: dare)?(?: to)? (?:stop (?:with|giving (?:me|us)|serving|cooking|making)|take away)(?: (?:my|our|the))?\b/gi,
    'include',
  ],
  [/\b(?:can['’]?t|cannot|cant) (?:get|keep|tear|drag|prise) (?:my|the|our) \p{L}+ (?:off|away from)\b/giu, 'love'],
  [
    /\b(?:do|does)(?:n['’]t| not) (?:have|eat|get|see|serve|cook|make) (?=.{2,30}\b(?:often|regularly|frequently) enough\b)/gi,
    'want more ',
  ],
  [
    /\b(?:do|does)(?:n['’]t| not) (?:give|serve|offer|send|feed|make) (?:me|us) (?:nearly |quite )?enough(?: of)?\b/gi,
    'want more',
  ],
  [
    /\b(?:seldom|rarely|hardly ever|almost never) (?:eat|have|get|see|cook) (?=.{2,30}\b(?:but|and) (?:i |we )?(?:would|['’]d|want|miss|should|ought)\b)/gi,
    'want more ',
  ],
  [/\bnothing but(?: the)?(?= \p{L}+(?: \p{L}+)?(?: (?:please|for|this|all|from)\b|\W*$))/giu, 'love'],
];
