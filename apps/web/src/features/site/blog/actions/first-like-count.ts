const LIKES_MIN = 10;
const LIKES_MAX = 59;

/** The likes that an article starts with: 10 to 59, the same for a slug on every device (shell 9, decisions 7). */
export function firstLikeCount(slug: string): number {
  let hash = 2_166_136_261;
  for (const character of slug) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return LIKES_MIN + ((hash >>> 0) % (LIKES_MAX - LIKES_MIN + 1));
}
