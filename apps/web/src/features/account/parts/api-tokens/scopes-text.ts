import type { TokenScope } from '@platewise/contract/account/api-token-schema';
import { TOKEN_AREAS } from '@platewise/contract/account/token-areas';
import { listFormat } from '@platewise/contract/language/formats';
import { texts } from '@platewise/contract/texts';

const words = texts.accountSettings.tokens;
const list = listFormat('and');

/** What a token may do, in words: what it changes is named once, as it reads it too. */
export function scopesText(scopes: readonly TokenScope[]): string {
  const writes = TOKEN_AREAS.filter((area) => scopes.includes(`write:${area}`));
  const reads = TOKEN_AREAS.filter(
    (area) => scopes.includes(`read:${area}`) && !writes.includes(area) && !writes.includes('all'),
  );
  const named = (areas: typeof writes) => list.format(areas.map((area) => words.areas[area]));
  return [
    ...(writes.length > 0 ? [words.mayWrite({ areas: named(writes) })] : []),
    ...(reads.length > 0 ? [words.mayRead({ areas: named(reads) })] : []),
  ].join(', ');
}
