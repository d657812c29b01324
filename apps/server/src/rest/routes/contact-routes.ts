import {
  contactAnswerSchema,
  contactMessageSchema,
  newsletterSchema,
  newsletterTokenSchema,
} from '@platewise/contract/site/contact-schema';
import { type RestRoute, restRoute } from '../rest-route.ts';

const tag = 'Contact';

export const contactRoutes: readonly RestRoute[] = [
  restRoute('contact.send', {
    method: 'POST',
    path: '/api/contact',
    status: 200,
    summary: 'A message to the people who run this site',
    tag,
    body: contactMessageSchema,
    output: contactAnswerSchema,
  }),
  restRoute('contact.newsletter.subscribe', {
    method: 'POST',
    path: '/api/contact/newsletter',
    status: 200,
    summary: 'Asks for the newsletter; never tells whether the address has it already',
    tag,
    body: newsletterSchema,
    output: contactAnswerSchema,
  }),
  restRoute('contact.newsletter.confirm', {
    method: 'POST',
    path: '/api/contact/newsletter/confirm',
    status: 200,
    summary: 'Confirms an address with the token of its letter',
    tag,
    body: newsletterTokenSchema,
    output: contactAnswerSchema,
  }),
  restRoute('contact.newsletter.unsubscribe', {
    method: 'POST',
    path: '/api/contact/newsletter/unsubscribe',
    status: 200,
    summary: 'Takes an address off the newsletter with the token of any of its emails',
    tag,
    body: newsletterTokenSchema,
    output: contactAnswerSchema,
  }),
];
