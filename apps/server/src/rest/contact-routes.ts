import {
  contactAnswerSchema,
  contactMessageSchema,
  newsletterSchema,
  newsletterTokenSchema,
} from '@platewise/contract/contact-schema';
import { type RestRoute, restRoute } from './rest-route.ts';

const tag = 'Contact';

export const contactRoutes: readonly RestRoute[] = [
  restRoute({
    method: 'POST',
    path: '/api/contact',
    status: 200,
    summary: 'A message to the people who run this site',
    tag,
    procedure: 'contact.send',
    body: contactMessageSchema,
    output: contactAnswerSchema,
    call: async (api, { body }) => ({ body: await api.contact.send(body) }),
  }),
  restRoute({
    method: 'POST',
    path: '/api/contact/newsletter',
    status: 200,
    summary: 'Asks for the newsletter; never tells whether the address has it already',
    tag,
    procedure: 'contact.newsletter.subscribe',
    body: newsletterSchema,
    output: contactAnswerSchema,
    call: async (api, { body }) => ({ body: await api.contact.newsletter.subscribe(body) }),
  }),
  restRoute({
    method: 'POST',
    path: '/api/contact/newsletter/confirm',
    status: 200,
    summary: 'Confirms an address with the token of its letter',
    tag,
    procedure: 'contact.newsletter.confirm',
    body: newsletterTokenSchema,
    output: contactAnswerSchema,
    call: async (api, { body }) => ({ body: await api.contact.newsletter.confirm(body) }),
  }),
  restRoute({
    method: 'POST',
    path: '/api/contact/newsletter/unsubscribe',
    status: 200,
    summary: 'Takes an address off the newsletter with the token of any of its emails',
    tag,
    procedure: 'contact.newsletter.unsubscribe',
    body: newsletterTokenSchema,
    output: contactAnswerSchema,
    call: async (api, { body }) => ({ body: await api.contact.newsletter.unsubscribe(body) }),
  }),
];
