import { area } from '../../language/area.ts';

/** /contact: the form around the sentences of contact.ts one level up (shell 2, shell 4). */
export const contactPage = area('site/contact.contactPage', {
  title: 'Contact',
  subtitle: 'Get in touch with us',
  formLabel: 'Contact',
  name: 'Name',
  email: 'Email',
  emailHint: 'We answer to this address.',
  subject: 'Subject',
  message: 'Message',
  send: 'Send message',
  sending: 'Sending...',
  failed: 'Failed to send message. Please try again.',
  notOk: 'Something went wrong.',
  textKept: 'Nothing you typed is lost.',
  thanks: 'Thank you. Your message has arrived.',
  asideTitle: 'Perhaps it is answered already',
  asideLinks: [
    { hash: 'certificate', text: 'What a certificate says, and what it cannot' },
    { hash: 'exclusions', text: 'How excluded ingredients are read' },
    { hash: 'tokens', text: 'What takes a token, and what is free' },
  ],
  allDocumentation: 'All of the documentation',
  notADoctor: 'For questions about your health, please ask a doctor or dietitian. We know food tables, not patients.',
});
