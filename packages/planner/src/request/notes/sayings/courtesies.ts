import type { Saying } from './idioms.ts';

const PRONOUN = '(?:it|that|this)';

/** What people say to be polite or to make talk. Its negations are of nothing that is eaten: 'if it isn't too much trouble'. */
export const COURTESIES: readonly Saying[] = [
  // Asks as well: of a name by itself nobody knows that.
  [/[,;]?\s*\bif (?:at all )?(?:possible|poss)\b/giu, ' please'],
  [
    new RegExp(
      String.raw`[,;]?\s*\b(?:only |but )?(?:if|unless|provided|as long as|hope|hopefully|assuming) (?:${PRONOUN}(?:['’]s|\s(?:is|was|are|would be|wouldn['’]?t be|isn['’]?t|is not|does(?:n['’]?t| not)|wo(?:n['’]?t|uld)|will))?)(?: not)?(?: be)? (?:too |a |any |that |really |much |at all )*(?:much |big |huge )?(?:trouble|bother|hassle|problem|difficult|hard|faff|ask|asking too much|to ask|inconvenient|inconvenience|imposition|annoying|cheeky|rude|put you out)\b`,
      'giu',
    ),
    ' ',
  ],
  [
    /[,;]?\s*\b(?:if (?:you|u) (?:don['’]?t|do not) mind|if (?:possible|poss|you can|u can|at all possible)|if not too much (?:trouble|bother)|(?:no|zero) (?:rush|pressure|hurry|offen[cs]e|disrespect|word of a lie|lie|joke|kidding|doubt|question)(?: (?:meant|intended|about it))?|(?:i['’]?m |i am |am )?not (?:gonna|going to) lie|ngl|i (?:won['’]?t|can['’]?t|cannot|cant|wont) lie|(?:please |pls )?(?:don['’]?t|do not|dont) (?:judge(?: me)?|laugh|ask(?: me)?(?: why)?|shoot me|hate me|get me wrong|panic|worry(?: about it| too much)?|@ me)|not being (?:funny|rude|fussy|awkward|ungrateful)(?: or anything)?|(?:i )?(?:don['’]?t|do not|dont) (?:mean|want) to (?:be (?:rude|a pain|difficult|awkward|fussy|ungrateful|that person)|sound (?:rude|ungrateful|fussy)|moan|complain|fuss|nag|bother you)|sorry to (?:be (?:a pain|awkward|difficult|fussy)|moan|complain|bother you)|not to (?:be (?:rude|fussy|difficult)|mention|complain|moan)|(?:i )?(?:don['’]?t|do not|dont) know (?:why|how|about you|if this (?:helps|matters))|(?:not sure|dunno) (?:why|if (?:it|this|that) (?:matters|helps|is relevant|counts))|not that it matters|no matter what|if you (?:catch my drift|know what i mean|will)|you can['’]?t (?:imagine|believe)|can you believe(?: it)?|believe it or not)\b(?=\W|$)[,;]?/giu,
    ' ',
  ],
];
