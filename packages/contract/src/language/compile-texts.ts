import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { ListedText } from './area.ts';
import type { CompiledTexts } from './translations.ts';

/**
 * What a translator wrote, ready to be filled. A page is given it so, without a parser of ICU. A plain text stays as it is,
 * whatever braces it has.
 * @throws Error when a sentence to fill is not ICU
 */
export function compileTexts(texts: readonly ListedText[]): CompiledTexts {
  return Object.fromEntries(texts.map(({ id, text, isIcu }) => [id, isIcu ? compileMessageOrThrow(text) : text]));
}
