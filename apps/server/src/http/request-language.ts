import { AsyncLocalStorage } from 'node:async_hooks';
import { SOURCE_LOCALE, takeLocaleFrom } from '@platewise/contract/language/locale';
import { translatedLanguages } from '@platewise/contract/language/translations';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

const language = new AsyncLocalStorage<string>();

/**
 * Answers each request in the language that it prefers (Accept-Language, RFC 9110 12.5.4) of those that have been
 * translated, else in English. What is not done for a request is written in English.
 */
export function followRequestLanguage(app: FastifyInstance): void {
  takeLocaleFrom(() => language.getStore() ?? SOURCE_LOCALE);
  app.addHook('onRequest', (request, _reply, done) => language.run(languageOf(request), done));
}

function languageOf({ headers }: FastifyRequest): string {
  return new Negotiator({ headers }).language([SOURCE_LOCALE, ...translatedLanguages()]) ?? SOURCE_LOCALE;
}
