/** A longer message is cut off. */
const MAX_CHARACTERS = 500;

const CUT = '[cut]';

/**
 * The text of an error, with what must not lie in a log cut out: e-mail addresses, addresses of connections, passwords and
 * keys that are named as such, and whatever has the look of a token or an id. Of a web address the host stays.
 */
export function cutSecrets(text: string): string {
  return (
    text
      // Bounded first: nothing here may take long on a text that somebody else wrote.
      .slice(0, MAX_CHARACTERS)
      .replaceAll(/\b([a-z][a-z\d+.-]{1,20}):\/\/[^\s"'<>]*/gi, cutAddress)
      .replaceAll(/[^\s@"'<>()=:,;]{1,100}@[^\s@"'<>(),;]{1,254}/g, CUT)
      .replaceAll(/\b(bearer|basic) +[^\s"',;]+/gi, `$1 ${CUT}`)
      .replaceAll(
        /\b([\w-]{0,40}(?:password|passwd|pwd|secret|token|api_?key|authorization|cookie|signature))(["']? ?[=:] ?["']?)[^\s"',;&)]+/gi,
        `$1$2${CUT}`,
      )
      .replaceAll(/[\w+/-]{12,}(?:\.[\w-]{8,})*={0,2}/g, (word) => (isToken(word) ? CUT : word))
  );
}

function cutAddress(address: string, scheme: string): string {
  const host = /^https?$/i.test(scheme) && URL.canParse(address) ? new URL(address).host : '';
  return host ? `${scheme.toLowerCase()}://${host}` : CUT;
}

/** Letters and digits that nobody reads as words: a known prefix, a UUID, or a long part in which both are mixed. */
function isToken(word: string): boolean {
  if (/^(plw|sk|pk|rzp|whsec|sess|user)_|^sk-|^eyJ/.test(word)) return true;
  if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(word)) return true;
  if (word.length >= 32 && isMixed(word) && /[a-z]/.test(word) && /[A-Z]/.test(word)) return true;
  return word.split(/[-_./]/).some((part) => part.length >= 12 && isMixed(part));
}

function isMixed(text: string): boolean {
  return /\d.*\d/.test(text) && /[a-z]/i.test(text);
}
