import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { po } from 'gettext-parser';
import { expect, test } from 'vitest';
import { allTexts } from './testing/all-texts.ts';
import { pseudoTexts } from './testing/pseudo-texts.ts';
import { compileEnglish } from './translations.ts';

const HEADERS = { 'Content-Type': 'text/plain; charset=utf-8', Language: 'en', 'X-Texts': 'ICU where flagged' };

test('the file for translators holds every text, by its id', async () => {
  const listed = await allTexts();
  const entries = listed.flatMap(({ file, texts }) => texts.map((text) => ({ file, ...text })));

  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  expect(entries.length).toBeGreaterThan(2_500);
  await expect(templateOf(entries)).toMatchFileSnapshot('../../locales/texts.pot');
});

test('English is read without a parser of ICU as the parser reads it', async () => {
  for (const { texts } of await allTexts()) {
    for (const { id, text, isIcu } of texts)
      if (isIcu) expect(compileEnglish(text), id).toEqual(compileMessageOrThrow(text));
  }
});

test('the language that nobody speaks changes every word, and no place', async () => {
  const changed = new Map((await pseudoTexts()).map(({ id, text }) => [id, text]));
  const places = (text: string) => (text.match(/\{[a-z]\w*\}|\{count, plural/g) ?? []).toSorted();

  for (const { texts: own } of await allTexts()) {
    for (const { id, text, isIcu } of own) {
      if (isIcu) expect(places(changed.get(id) ?? ''), id).toEqual(places(text));
      else if (/[a-z]/.test(text)) expect(changed.get(id), id).not.toBe(text);
    }
  }
});

type Entry = { file: string; id: string; text: string; isIcu: boolean };

function templateOf(entries: readonly Entry[]): string {
  const translations: Record<string, object> = { '': { '': { msgid: '', msgstr: [''] } } };
  for (const { file, id, text, isIcu } of entries) {
    const comments = { reference: `packages/contract/src/texts/${file}`, ...(isIcu && { flag: 'icu-message-format' }) };
    translations[id] = { [text]: { msgctxt: id, msgid: text, msgstr: [''], comments } };
  }
  return po.compile({ charset: 'utf-8', headers: HEADERS, translations } as never, { foldLength: 0 }).toString('utf8');
}
