/** A longer header is refused unread. */
const MAX_HEADER_CHARACTERS = 8192;

/** The signed token that an Authorization header carries; undefined when it carries none of that form. */
export function bearerToken(header: string): string | undefined {
  if (header.length > MAX_HEADER_CHARACTERS) return undefined;
  return /^bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header)?.[1];
}
