/**
 * The words of this code base: for each that is not used, the one that is. They are the field's own, so that a search for
 * "pending", "notify" or "email" finds everything about it. Texts that people read, articles, and migrations are not
 * asked (.oxlintrc.json); neither is what must keep its name.
 */
const IN_NAMES_AND_COMMENTS = {
  anew: 'again',
  beside: 'next to, with',
  guess: 'estimate',
  guesses: 'estimates',
  said: 'stated, reported',
  tell: 'notify, report, describe',
  tells: 'notifies, reports, describes',
  told: 'notified, reported, described',
  whoever: 'anyone who',
  woken: 'hydrated',
};

const IN_NAMES = {
  ...IN_NAMES_AND_COMMENTS,
  guessed: 'estimated',
  letter: 'email (of the alphabet: character)',
  letters: 'emails (of the alphabet: characters)',
  unusable: 'invalid, disabled',
  wakes: 'hydrates',
  wording: 'generated text',
};

/** Columns, tables and fields of requests that other programs and other releases know by these names. */
const NEVER_RENAMED = new Set(['billing_letter', 'letter_at', 'startAnew']);

const IN_COMMENT = new RegExp(`(?<![\\w“"'\`-])(?:${Object.keys(IN_NAMES_AND_COMMENTS).join('|')})(?![\\w"'\`-])`, 'i');

/** The words of a name: of `notifyOther_tabs` they are notify, other and tabs. */
function wordsOf(name) {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
}

const words = {
  create(context) {
    const reported = new Set();
    return {
      Identifier(node) {
        if (NEVER_RENAMED.has(node.name) || reported.has(node.name)) return;
        const word = wordsOf(node.name).find((one) => Object.hasOwn(IN_NAMES, one));
        if (!word) return;
        reported.add(node.name);
        context.report({ node, message: `"${node.name}": not "${word}", but ${IN_NAMES[word]}.` });
      },
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const word = IN_COMMENT.exec(comment.value)?.[0].toLowerCase();
          if (!word) continue;
          context.report({ loc: comment.loc, message: `Not "${word}", but ${IN_NAMES_AND_COMMENTS[word]}.` });
        }
      },
    };
  },
};

export default words;
