import { plainText } from '@platewise/nutrition/words/word-forms';
import { NOT_MEANT, OTHER_SCRIPTS } from './notes-grammar.ts';
import { withSignalsRespelt } from './with-signals-respelt.ts';

/** Sayings that refuse in their words and wish in their meaning, and the plain word for each. */
const IDIOMS: readonly (readonly [idiom: RegExp, meant: string])[] = [
  [/\bwould(?:n['’]?t| not) (?:mind|object to)(?! (?:if|about|whether)\b)/gi, 'would like'],
  [
    /\b(?:can|could)(?:n?['’]?t|not| not) (?:(?:get|have) enough(?: of)?|(?:get|have) (?:my|our|his|her|their) fill of|(?:live|do|go|be) without|resist|wait (?:for|to (?:eat|try))|be happier with)\b/gi,
    'love',
  ],
  [
    /\b(?:never|not) (?:get )?enough(?: of)?\b|\b(?:never|not) (?:get |got )?(?:tired?|sick|bored) of\b|\b(?:would|will|could|can|['’]d|['’]ll)(?:n['’]?t| not| never) (?:ever )?(?:say no to|turn down|pass up|refuse|tire of)\b|\b(?:could|can|will|would) (?:never|not) (?:(?:get|give|serve|feed|make|have|eat|cook|buy)\s)(?:(?:me|us|him|her|them|the kids)\s)?enough(?: of)?\b|\bnot (?:a )?\p{L}+ without\b|\bno (?:limits?|restrictions?) (?:on|to|for)\b/giu,
    'love',
  ],
  [/\b(?:would|could|will|i'd|i['’]d) (?:kill|die) for\b|\bto (?:kill|die) for\b/gi, 'love'],
  [
    /\b(?:don['’]?t|do not|never|not) (?:be )?(?:afraid|scared|hesitate|fear|mind|care)(?: of| to| if| about)?\b/gi,
    'fine with',
  ],
  [/\b(?:is|are) (?:not (?:a|an)|no) (?:problem|issue|risk|danger)s?\b/gi, 'is fine'],
  [/\bkiller(?=\s(?!allerg|for\b|of\b|to\b)\p{L})/giu, 'great'],
  [/\bno such thing as too (?:much|many)\b/gi, 'love'],
  [/\b(?:don['’]?t|do not|never) (?:be shy|hold back|skimp|go easy|be stingy) (?:with|on)(?: the)?\b/gi, 'love more'],
  [/\b(?:don['’]?t|do not|never) (?:leave out|forget|skip)\b/gi, 'include'],
  [/\bno longer (?:avoid(?:ing)?|skip(?:ping)?|off)\b|\bnot (?:avoiding|off) \b/gi, 'love'],
  [/\b(?:(?:does|do)(?:n['’]?t| not)(?: have to| need to)?|need(?:n['’]?t| not)) be\b/gi, 'fine with'],
  [/\b(?:not|n['’]t) (?:too )?(?:fussed|bothered|fussy|picky)(?: about)?\b(?! (?:on|by)\b)/gi, 'fine with'],
  // 'nobody agrees on anything but curry' wants curry; what somebody cannot eat is never read so.
  [
    /\b(?:(?:nobody|no one|none of \p{L}+|neither of \p{L}+)\b[^,.;]{0,30}\b(?:agrees? on|eats?|wants?|likes?|touch(?:es)?|fanc(?:y|ies))|(?:wo|would|do|does)(?:n['’]?t| not) (?:touch|want|like|fancy|agree on)|refus(?:e|es) to (?:eat|touch)) (?:anything|any food|any dish(?:es)?|a thing) (?:but|except|besides|other than|apart from)\b/giu,
    'love',
  ],
  [/\bno longer broken\b/gi, 'working'],
  [/\b(?:non merci|nein danke|no gracias|nej tack|no grazie|nee bedankt|n[aã]o obrigad[oa])\b/giu, 'no thanks'],
  [/\bkeep (?:on )?(?:the |those |that )?((?:\p{L}+ )?['’]?\p{L}+) (?:coming|flowing)\b/giu, 'more $1'],
  [/(?<=\d)[\s-]?ish\b/gi, ''],
  [
    /\b(?:swap|replace|exchange|substitute) (?:the |my )?(\p{L}+(?: \p{L}+)?) (?:for|with|by) (?:the |some )?(\p{L}+)/giu,
    '$2 instead of $1',
  ],
  [/\b(?:go |be )?(?:easy|light) on(?: the)?(?= \p{L})/giu, 'less'],
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
    /\b(?:can|could)(?:n?['’]?t|not| not) (?:bear to |afford to |possibly )?(?:waste|bin|throw (?:out|away)|chuck(?: out)?)\b(?! (?:an?|my|our|time|any|money)\b)/gi,
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
  [/\bhow come (?:there (?:is|are)|we|i) (?:never|no)(?: (?:have|get|see))?(?: any)?\b/gi, 'include'],
  [/\bun?til+ the cows come home\b/gi, 'always'],
  [/\bwhy not\b|\bnot a (?:day|week|meal) without\b/gi, 'love'],
];

/** The sentences of notes, in words that the grammar knows: spelling of signals, sayings and negations made plain. */
export function sentencesOf(notes: string): string[] {
  return (
    withIdiomsPlain(withSignalsRespelt(inLatinWords(plainText(notes))))
      .replaceAll(/<[^<>]*>/g, ' ')
      .replaceAll('’', "'")
      // 'Soy alérgico' is Spanish for 'I am allergic'.
      .replaceAll(/\bsoy (?=al[eé]rgic|intolerant|vegan|cel[ií]ac|diab[eé]tic)/gi, '')
      .replaceAll(/\b(\p{L}+n) t\b/giu, "$1't")
      .replaceAll(/[🚫❌⛔]/gu, ' no ')
      .replaceAll(/[☠💀⚠🤮🤢👎🙅💉🚑]/gu, ' avoid ')
      .replaceAll(
        /\?\s*(?=(?:no|nope|nah|never|yes|yeah|yep|sure|ok|okay|fine|please|great|good)(?: thanks| thank you| way)?\s*(?:[.!,;]|$))/gi,
        ' ',
      )
      .replaceAll(/\bnon[\s-]*veg(?:etarian)?\b/gi, 'nonveg')
      .replaceAll(/\bnon(?=dairy)|\b(?:no|non|without)-(?=\p{L})/giu, (negation) => `${negation.replace('-', '')} `)
      .replaceAll(/\b(anything|everything|all) but\b/gi, '$1 except')
      .replaceAll(/-\s+(?=(?:and|or)\b)/gi, ' ')
      .replaceAll(':', ' ')
      .split(/[.!?](?!\d)/)
      .map((sentence) => sentence.trim())
  );
}

function withIdiomsPlain(notes: string): string {
  return IDIOMS.reduce((text, [idiom, meant]) => text.replaceAll(idiom, meant), notes);
}

function inLatinWords(notes: string): string {
  return OTHER_SCRIPTS.reduce((text, [written, read]) => text.replaceAll(written, read), notes);
}

/** 'gluten free dairy free', 'gluten-free and dairy-free': the first 'free' ends what it speaks of. */
const FREE_AGAIN = /(?<=\bfree)\s+(?:(?:and|or)\s+|[&+/]\s*)?(?=\p{L}+(?:\s\p{L}+)?[\s-]free\b)/giu;

/** The clauses of a sentence; one that is stated twice in a row is one. */
export function clausesOf(sentence: string): string[] {
  return sentence
    .replaceAll(FREE_AGAIN, ', ')
    .split(
      /[,;\n()]|\s[-–—]\s?|\b(?:but|however|though|although)\b|\band (?=(?:(?:i|we|he|she) )?(?:love|like|enjoy|prefer|want|eat|can)|my |our |his |her )/i,
    )
    .map((clause) => clause.replaceAll(/\s+/g, ' ').trim())
    .flatMap((clause) => (NOT_MEANT.test(clause) ? clause.split(/\s(?:and|so)\s/i) : [clause]))
    .filter((clause, index, all) => clause !== '' && clause !== all[index - 1]);
}
