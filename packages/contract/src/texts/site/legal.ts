import { area } from '../../language/area.ts';
import { message } from '../../language/message.ts';

/** What surrounds the privacy policy and the terms (shell 2); the texts themselves lie in the web's content folder. */
export const legal = area('site/legal', {
  privacyTitle: 'Privacy policy',
  privacySubtitle: 'What this software keeps about you, where, for how long, and how to have it removed.',
  termsTitle: 'Terms of service',
  termsSubtitle: 'What you can rely on here, what you cannot, and what tokens and plans mean.',
  version: message('Version of {date}'),
  inShort: 'In short',
  onThisPage: 'On this page',
});
