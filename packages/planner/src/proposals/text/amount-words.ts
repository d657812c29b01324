const FRACTION = String.raw`(?:\d+\s?[/⁄]\s?\d+|[½¼¾⅓⅔⅛⅜⅝⅞⅕⅖⅗⅘⅙⅚])`;
const IN_FIGURES = String.raw`(?:(?:\d+[\s-]?)?${FRACTION}|\d+(?:[.,]\d+)?)`;
const SMALL = 'one|two|three|four|five|six|seven|eight|nine|ten';
const LARGE = `eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-(?:${SMALL}))?|(?:an? )?(?:hundred|thousand|million|dozen)`;
const SHARE = '(?:(?:an?|one|two|three) )?(?:half|third|quarter)s?(?: of)?(?: an?)?';
const ONE_NUMBER = `(?:${IN_FIGURES}|(?:${LARGE}|${SMALL})(?: and (?:an? |one )?(?:half|quarter))?|${SHARE})`;

/** Sources of patterns, to be used with `u` and `i`; a number is one in figures or words, or a range of two. */
export const NUMBER = String.raw`${ONE_NUMBER}(?:\s?(?:-|–|—|to|or)\s?${ONE_NUMBER})?`;
/** What no sentence about cooking needs by itself: a figure, or a number word above ten. */
export const FIGURE = String.raw`(?:\p{N}|(?<!\p{L})(?:${LARGE})(?!\p{L}))`;
/** What food is weighed or measured in. */
export const MEASURE = String.raw`(?:(?:heaped|heaping|level|rounded|fluid) )?(?:g|gr|gms?|gram(?:me)?s?|kgs?|kilos?|kilogram(?:me)?s?|mg|ml|millilit(?:re|er)s?|cl|dl|decilit(?:re|er)s?|l|lit(?:re|er)s?|(?:fl\.? ?)?oz|ounces?|lbs?|pounds?|tbsps?|tbs|tsps?|(?:table|tea|dessert)spoon(?:ful)?s?|cup(?:ful)?s?|pints?|quarts?)`;
/** What food is bought in. */
export const PACK = '(?:cans?|tins?|jars?|packets?|packs?|packages?|bags?|cartons?|scoops?|bunch(?:es)?)';

const SPAN = String.raw`(?:\d+ and )?${NUMBER}[\s-]?(?:more )?(?:seconds?|secs?|minutes?|mins?|hours?|hrs?)`;
/** 'Steam for 20 minutes; rest for 5.' */
const SPAN_AFTER_SPAN = String.raw`(?<=\bminutes?\b.{1,160}\bfor (?:(?:the last|about) )?)\d{1,2}(?=[,.;]| before)`;
const HEAT = String.raw`\d{2,3}(?:\s?(?:-|–|to)\s?\d{2,3})?\s?(?:[°º]\s?[CF]?|degrees?|[CF])`;
const LENGTH = String.raw`${NUMBER}[\s-]?(?:cm|mm|centimet(?:re|er)s?|inch(?:es)?)`;
const TIMES = String.raw`[1-9](?:\s?(?:-|–|to|or)\s?[1-9])? (?:times|sides|batches|layers)`;
const PIECES = String.raw`(?:in|into) (?:about )?\d{1,2}(?: (?:equal|even|thick|thin|long|small|large))? (?:pieces|parts|wedges|strips|slices|rounds|halves|quarters|cubes|chunks|patties|balls|cakes|fritters|discs|squares|triangles)`;

/** What may be counted though portions are fitted: minutes, degrees, lengths, and how food is cut and turned. */
export const COUNTABLE = `(?<![\\p{L}\\p{N}])(?:${[SPAN, SPAN_AFTER_SPAN, HEAT, 'gas mark \\d', LENGTH, TIMES, PIECES].join('|')})(?![\\p{L}\\p{N}])`;
