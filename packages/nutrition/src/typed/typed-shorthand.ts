import { entryOf } from '../words/entry-of.ts';
import { wordsOf } from '../words/word-forms.ts';
import { everydayFood } from './everyday-foods.ts';
import { KITCHEN_WORDS } from './typed-words.ts';

/** Words that are short for others. */
const SHORT_WORDS: Readonly<Record<string, string>> = {
  avo: 'avocado',
  bbq: 'barbecue',
  butties: 'sandwich',
  butty: 'sandwich',
  ceasar: 'caesar',
  cesar: 'caesar',
  chix: 'chicken',
  chk: 'chicken',
  chkn: 'chicken',
  choc: 'chocolate',
  choccy: 'chocolate',
  chz: 'cheese',
  cuppa: '1 mug tea',
  cuppas: '1 mug tea',
  guac: 'guacamole',
  nescafe: 'coffee',
  tatties: 'boiled potatoes',
  ww: 'whole wheat',
  oj: 'orange juice',
  pb: 'peanut butter',
  pnut: 'peanut',
  sammich: 'sandwich',
  sandwhich: 'sandwich',
  sanga: 'sandwich',
  sangas: 'sandwich',
  sarnie: 'sandwich',
  sarnies: 'sandwich',
  strawb: 'strawberry',
  strawbs: 'strawberry',
  toms: 'tomatoes',
  veggies: 'vegetable',
  yog: 'yogurt',
};

type Written = readonly [pattern: RegExp, written: string];

/** Amounts that are short, or stand in a bracket. */
const AMOUNTS: readonly Written[] = [
  // 'oz.', 'approx.': no sentence ends there.
  [/\b(oz|tbsp|tsp|fl|lbs?|g|gm|ml|kg|pkt|pcs?|approx|dr)\.(?=\s)/giu, '$1'],
  [/(?<!\d)(\d),(5|25|75)(?=\s?(?:cups?|kg|g|ml|l|oz|tbsp|tsp|katoris?|bowls?|glass(?:es)?)\b)/giu, '$1.$2'],
  // '2T ranch', '1 c rice', '1/2c': a capital T is the larger spoon.
  [/(\d)\s?T\b(?![- ]?bone)/gu, '$1 tbsp'],
  [/(\d|[¼-¾]|\b(?:an?|one|half)\s)\s?c\b(?![.’'])/giu, '$1 cup'],
  [/(\d)\s?t\b/gu, '$1 tsp'],
  // '2 beers (12 oz cans)' are twice as much; '25 g bag' is 25 g.
  [
    /\((\d+(?:\.\d+)?\s?(?:g|kg|ml|cl|l|oz|floz|fl oz))\s?(?:tin|can|bottle|pack|packet|bag|pot|bar|glass)(?:e?s)?(?: each)?\)/giu,
    ' $1 each ',
  ],
  [
    /(\d\s?(?:g|ml|cl|oz|fl oz))\s(?:bag|can|tin|bottle|pack|packet|pkt|carton|pot|box|tub|bar|sachet|piece|slice|portion|serving)s?\b/giu,
    '$1',
  ],
  // The fat of milk and meat: '2% milk', '93/7 beef', '5% mince'.
  [/\b0\s?%(?: fat)?/gu, 'nonfat'],
  [/\b1\s?%(?= milk)/giu, 'low fat'],
  [/\b2\s?%(?= milk)/giu, 'reduced fat'],
  [/\b\d{2}\/\d{1,2}\b|\b\d+(?:[.,]\d+)?\s?%(?: fat\b)?/gu, ' '],
  // 'Tandoori chicken 2 leg pcs', '4 finger Kit Kat'
  [/(\d) (?:leg|breast|thigh|wing|drumstick)s? (?:pcs?|pieces?)\b/giu, '$1 pcs'],
  [/\b(?:4|four)[ -]finger\b/giu, ' '],
  [/\b(sandwich(?:es)?)\s*\(\d+ \p{L}+\)/giu, '$1'],
];

/** Foods that are called by a sign, a maker, or a word that means another among others. */
const NAMES: readonly Written[] = [
  [/\bpb\s?(?:&|and|n|\+)\s?j\b/giu, 'peanut butter and jelly sandwich'],
  [/\bg\s?(?:&|n|and)\s?t\b/giu, 'gin and tonic'],
  [/\bm\s?&\s?ms?\b/giu, 'mandms'],
  [/\bs\s?(?:&|n|and)\s?v\b/giu, 'salt and vinegar'],
  [/\bc\s?(?:&|n|and)\s?o\b/giu, 'cheese and onion'],
  [/\b7[ -]?up\b/giu, 'sprite'],
  [/\bstir-?fr(y|ied)\b/giu, 'stir fr$1'],
  [/\b(?:1\/4|quarter) chicken(?: breast| leg)?(?=\s*(?:$|[,;+(&]|with\b|and\b|on\b))/giu, '1 chicken quarter'],
  [/(?<!\d\s)\b(?:1\/2|half)(?: an?)? chicken(?=\s*(?:$|[,;+(&]|with\b|and\b|on\b))/giu, '1 chicken half'],
  [/\bben (?:&|and) jerry[’']?s?\b[^,;+&\d(]*?(?=\s(?:and|with)\s|[,;+&\d(]|$)/giu, 'ben and jerry ice cream '],
  [/\bnature valley\b[^,;+&(\d]*?(?=\s(?:and|with)\s(?!honey)|[,;+&(\d]|$)/giu, 'granola bar '],
  [/\bspag bol\b/giu, 'spaghetti bolognese'],
  [/\bparle[\s-]?g\b/giu, 'glucose biscuit'],
  [/\bchicken parm(?:i|a|y|o)\b/giu, 'chicken parmesan'],
  [/\bparm(?= (?:cheese|on|shav))|\bparm$/giu, 'parmesan'],
  [/\bveg(?= [a-z])/giu, 'vegetable'],
  [/\btom(?= (?:sauce|soup|ketchup|puree|juice))/giu, 'tomato'],
  [/\b(roast|new|boiled|baby) (?:pots|tatties|taters|spuds)\b/giu, '$1 potatoes'],
  [/\b(glass(?:es)? (?:of )?(?:red|white|ros[eé]))\b(?! wine)/giu, '$1 wine'],
  [/\bsemi(?=,|$| milk)/giu, 'semi skimmed'],
  [/\bskinny (?=latte|cappuccino|flat)/giu, 'skim '],
  [/\b(?:over (?:easy|medium|hard)|sunny side up)\b/giu, 'fried'],
  [
    /\beggs? (?:without|minus|no) (?:the )?yolks?\b|\beggs? \(?(?:whites? only|only (?:the )?whites?)\)?/giu,
    'egg whites',
  ],
  // Peppers are no pepper.
  [
    /(?<!\b(?:bell|red|green|yellow|orange|hot|chile|chili|chilli|banana|jalape[nñ]o|stuffed|sweet|romano|padron|black) )\bpeppers\b/giu,
    'bell peppers',
  ],
  // A bag of crisps by its taste, a bar or a yogurt by its maker.
  [
    /\b(cheese (?:and|&|n) onion|salt (?:and|&|n) vinegar|prawn cocktail|ready salted)(?=\s*(?:$|[,;+(]|\d|(?:tayto|walkers|bag|packet|pack)\b))/giu,
    '$1 crisps',
  ],
  [
    /\b(?:quest|grenade|barebells|fulfil|rxbar|pure protein)\b(?: (?:protein )?bars?)?[^,;+&\d(]*?(?=\s(?:and|with)\s|[,;+&\d(]|$)/giu,
    'protein bar ',
  ],
  [
    /\b(?:chobani|fage|oikos|yoplait|siggis?|activia|danone|dannon|muller|yeo valley)\b((?:(?!yogh?urt|yog\b|skyr|\s(?:and|with)\s)[^,;+&\d])*)(?=$|[,;+&\d]|\s(?:and|with)\s)/giu,
    '$1 yogurt ',
  ],
];

/** What joins foods. */
const JOINTS: readonly Written[] = [
  [/(^|\s)w(?:\s+|\/(?!o(?:ut)?\b)\s*)(?=\S)/giu, '$1with '],
  [/(?<=\p{L})\s+['’]?n['’]?\s+(?=[\p{L}\d])/giu, ' and '],
  [/\b(?:not |un)buttered\b/giu, 'without butter'],
  // 'Buttered toast', 'toast, buttered'
  [/\bbuttered (\p{L}+)/giu, '$1 with butter'],
  [/\b(?:lightly )?buttered\b/giu, 'with butter'],
  [/[,(]\s*sugar[- ]free\)?(?=\s*(?:$|[,;]))/giu, ', no sugar'],
  // What a bar tastes of
  [/\bcookies? (?:and|&) (?:cream|creme)\b/giu, ' '],
  // 'Without milk or sugar'
  [/\b(without|no) (\p{L}+) (?:or|nor|and|&) (\p{L}+)(?=\s*(?:$|[,;.)]))/giu, '$1 $2 without $3'],
];

/** What parts foods. */
const SIGNS: readonly Written[] = [
  [/!+(?=\s*\d)/gu, ':'],
  [/[!…]+|\.{2,}|\.\s+(?=\p{L})|\s\/\s/gu, ', '],
];

/** Where a remark ends: before what goes on, or with its sentence. */
const END = String.raw`(?=\s(?:and|with|without|no|minus|then|plus)\s|[,;+&\n]|\.\s|!|$)`;

/** What says nothing of the food: when it was, where, with whom and for whom, and that it is not exact. */
const REMARKS: readonly RegExp[] = [
  /~|\b(?:abt|approx|roughly|about|around|maybe|prob|probably|used)\b\.?/giu,
  /\b\d{1,2}(?::\d\d)?\s?[ap]m\b|\bon nights?\b|\bfrom (?:yesterday|last night)\b/giu,
  // 'Dinner was', 'as a snack'
  /\b(?:breakfast|brunch|lunch|dinner|supper|snack|tea)(?: today| tonight)? (?:was|is|were)\b/giu,
  /\bas (?:well|(?:an?|my) (?:\p{L}+ )?(?:snack|starter|dessert|treat|side|breakfast|lunch|dinner))\b/giu,
  // 'While watching the game', but not After Eight
  new RegExp(String.raw`\s(?:while|during|because|since|before|after) (?!eight)[^,;+&\n]*?${END}`, 'giu'),
  new RegExp(
    String.raw`\bfor (?:the |my )?(?:kids?|child|family|baby|toddler|hubby|wife|husband|son|daughter|boys?|girls?)\b[^,;+&\n]*?${END}`,
    'giu',
  ),
  // At the station, on the side, in a lunch box
  /\bat (?:the )?(?:station|office|canteen|cinema|movies|party|game|airport|pub|cafe|desk|mum['’]?s|mom['’]?s|\p{L}+['’]s)\b/giu,
  /\b(?:on|at) (?:the side|top|work|home|school|night|noon|lunchtime)\b/giu,
  /\b(?:on|in) (?:the|my) (?:way (?:home|to work)|go|train|bus|car|couch|sofa)\b/giu,
  /\bin (?:a |my |the )?(?:tiffin|lunch ?box)(?: box)?\b/giu,
  /\b(?:take ?away|take ?out|ready meal|meal deal|leftovers?)\b|\bm\s?&\s?s\b/giu,
  // What it was made with that nobody logs, or came in
  /\b(?:cooked |made |mixed |prepared |boiled )?(?:with|in) (?:hot |boiling |spring |salted |just )?water\b(?! (?:biscuit|chestnut|cracker))/giu,
  /\bin (?:its own |own )?(?:brine|juice)\b/giu,
];
/** From where it came: 'from the chippy', but not 'smoothie from banana and milk'. */
const FROM =
  /\bfrom (?!\d|an? |one |two |half )(?:the |my )?(\p{L}+)[^,;+&()\n]{0,20}?(?=$|[,;+&(\n]|\s(?:with|and|without|no|minus)\s)/giu;

/** What was typed with what is short or a sign written out, and without what says nothing of the food. */
export function writtenOut(text: string): string {
  let written = text
    // '2 x 150 g'
    .replaceAll(
      /\b(\d+)\s?[x×]\s?(\d+(?:\.\d+)?)\s?(g|ml|oz|kg)\b/giu,
      (_, count: string, one: string, unit: string) => `${Number(count) * Number(one)} ${unit}`,
    )
    .replaceAll(/\(([^()]*)\)/gu, (whole, inside: string) => bracketed(whole, inside, text));
  for (const [pattern, words] of [...AMOUNTS, ...JOINTS, ...NAMES]) written = written.replaceAll(pattern, words);
  written = written.replaceAll(/\p{L}+/gu, (word) => entryOf(SHORT_WORDS, word.toLowerCase()) ?? word);
  for (const remark of REMARKS) written = written.replaceAll(remark, ' ');
  for (const [pattern, words] of SIGNS) written = written.replaceAll(pattern, words);
  return written.replaceAll(FROM, (whole, first: string) => (everydayFood(wordsOf(first)) ? whole : ' '));
}

/** What a bracket says: of what stands before it, of slices of toast, of a food of its own, or nothing. */
function bracketed(whole: string, inside: string, text: string): string {
  // 'Beans on toast (2 slices)'
  if (/^\s*\d+ slices?\s*$/iu.test(inside) && /\bon toast\b/iu.test(text)) return `, ${inside}`;
  if (!saysAmount(inside)) return ` ${kept(inside)} `;
  return isCounted(inside) ? ` with ${inside} ` : whole;
}

/** Brackets matter that hold an amount, or what is left out or added. */
function saysAmount(inside: string): boolean {
  return /\d|[¼-¾]|\b(?:no|without|with|w|half|one|two|three|small|large|cooked|raw|dry|dried|drained|black|skimmed|skim|unsweetened|decaf|minus|sans|free|hold)\b/iu.test(
    inside,
  );
}

/** 'Egg curry (2 eggs)': a food of its own stands in the bracket, with how many. */
function isCounted(inside: string): boolean {
  const [, name = ''] = /^\s*(?:\d+|one|two|three|four|half)\s+(\p{L}+)\s*$/iu.exec(inside) ?? [];
  return everydayFood(wordsOf(name)) !== undefined;
}

/** Foods that a bracket lists stay, as parts of what stands before it: '(turkey, cheese)'; what it only remarks goes. */
function kept(inside: string): string {
  const listed = inside.split(/\s*[,+]\s*|\sand\s/u);
  return listed.length > 1 && listed.every((name) => everydayFood(wordsOf(name))) ? `(${inside})` : plainIn(inside);
}

/** What was done to it matters: '(nonfat, plain)'. */
function plainIn(inside: string): string {
  const words = wordsOf(inside);
  return words.every(
    (word) => KITCHEN_WORDS.has(word) || everydayFood([word, 'milk']) || everydayFood([word, 'yogurt']),
  )
    ? words.join(' ')
    : '';
}
