/** Whether a clause asks for what it names, asks for less of it, or does neither: 'not only Indian'. */
export type Polarity = 'more' | 'less' | 'neither';

// Each as long as can be: "don't want more" is one refusal and no 'more'.
const NEGATED_VERB = String.raw`(?:\b(?:do|does|did|would|could|ca|wo|is|are|am|should|must)(?:n['’]?t|\s?not)|\b(?:never|not))(?:\s(?:really|want|need|like|love|care|eat|have|get|go|be|a|an|any|anything|more|so|too|very|much|many|often|for|to|fan|big|of|make|give|cook|me|us|feel|in|the|mood)\b)*`;
const LESS = String.raw`\b(?:no more|no need (?:for|of)|no|not|non|never|without|avoid\w*|less|fewer|lower|reduced?|stop|skip|hates?|dislikes?|instead of|in place of|in the place of|rather than|other than|anything but|except|besides|apart from|tired of|sick of|bored (?:of|with|by)|fed up (?:with|of)|too (?:much|many|often)|(?:had |have had |eaten )?enough(?: of)?|done with|over with|(?:i['’]?m|am|we['’]?re|been) off|cut (?:down|back|out)(?: on)?|limit|than|nothing|neither|nor|minus|zero|(?:had|ate|eaten|been eating|been having)(?:\s(?:too much|so much|lots of|a lot of|only|just|mostly))?)\b`;
const MORE = String.raw`\b(?:more|something|lots of|plenty of|heaps of|loads of|tons of|loves?|likes?|wants?|prefer\w*|enjoys?|crav\w*|yes|rather|but|instead|mostly|mainly|please|add|use up|use|finish|fan of|needs?|favou?rites?)\b`;
const ONLY = String.raw`\bnot (?:only|just|always|necessarily)\b`;
const SIGNALS = new RegExp(`(?<neither>${ONLY})|(?<less>${NEGATED_VERB}|${LESS})|(?<more>${MORE})`, 'giu');
/** What is stated of a taste, or of cooking, says nothing of what stands behind it: 'less spicy Indian food', 'no-cook breakfasts with oats'. */
const OF_TASTE =
  /\b(?:less|not(?: too| so| very)?|no) (?:spicy|oily|salty|heavy|sweet|fried|rich|greasy|hot|creamy)\b|\bno[\s-]?(?:cook|bake|fuss)\b/giu;

const LESS_BEHIND =
  /\b(?:is|are|was|were|gets?|got|feels?|tastes?)\s(?:\w+\s)?(?:too|not|boring|bland|heavy|dull|enough|out|off|awful|terrible)\b|\b(?:isn|aren|doesn|don)['’]?t\b|\bnot for (?:me|us)\b|\bleave (?:them|it|those) out\b|\bmakes? (?:me|us|him|her|them) (?:gag|sick|ill|puke)\b|\b(?:is|are) over\b|\b(?:fatigue|overload|burn[\s-]?out)\b|\bdid(?:n['’]?t| not) (?:work|agree|help|suit)\b|\bless (?:often|please|of)\b|\btoo (?:often|much)\b|\bnot so often\b|\b(?:yesterday|last (?:night|week)|all week|already|(?:over and over )?again)\b(?!\s*please)|\bno\s*(?:thanks|thank you)?\s*$|\bnever\b|\brarely\b|\bevery (?:single )?day (?:is|gets)\b/iu;

/**
 * What a clause says of the words that stand at a place in it: the last signal before them decides, then what is stated behind.
 * A negation or a comparison never raises what it names (decisions 9.10).
 */
export function polarityAt(clause: string, start: number, end: number): Polarity {
  const before = clause.slice(0, start).replaceAll(OF_TASTE, ' ');
  const signals = [...before.matchAll(SIGNALS)];
  // A 'please' asks for what was stated before it: 'less rice please'.
  const last = (signals.findLast(([signal]) => !/^please$/i.test(signal)) ?? signals.at(-1))?.groups;
  if (last?.neither) return 'neither';
  if (last?.less || LESS_BEHIND.test(clause.slice(end))) return 'less';
  return 'more';
}
