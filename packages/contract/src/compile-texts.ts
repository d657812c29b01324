import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { CompiledTexts } from './translations.ts';

/**
 * What a translator wrote, ready to be filled. A page is given it so, without a parser of ICU.
 * @throws Error when a text is not ICU
 */
export function compileTexts(texts: Readonly<Record<string, string>>): CompiledTexts {
  const entries = Object.entries(texts);
  return Object.fromEntries(entries.map(([id, text]) => [id, text.includes('{') ? compileMessageOrThrow(text) : text]));
}
