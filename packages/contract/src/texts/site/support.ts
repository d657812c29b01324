import { area } from '../../language/area.ts';
import { message } from '../../language/message.ts';

/** /support: three ways to reach us, and no promise that nobody keeps (shell 2, decisions 7). */
export const support = area('site/support', {
  title: 'Support',
  subtitle: 'Three ways to reach a person, and answers that need none.',
  waysLabel: 'Ways to reach us',

  emailTitle: 'Email',
  emailText: 'For anything about your account, a plan, or a figure that looks wrong to you.',
  emailAddress: message('Write to {address}'),
  emailButton: 'Write a message',
  emailSubject: 'Question for support',

  chatTitle: 'Live chat',
  chatText: 'A chat begins with your message. Nobody sits at it around the clock, so it goes on by email.',
  chatButton: 'Start a chat',
  chatSubject: 'Chat with support',

  phoneTitle: 'Phone',
  phoneText: 'When something is quicker said than written.',
  phoneNumber: message('Call {number}'),
  noPhoneText: 'No number is listed here. Send us yours, and the times that suit you.',
  phoneButton: 'Ask us to call you',
  phoneSubject: 'Please call me',

  responseTitle: 'Response times',
  responseText:
    'We name no hours: a time that we cannot keep would be worth nothing to you. Answers come by email, to the address that you give.',
  fasterTitle: 'What makes an answer quicker',
  faster: [
    'which meal or plan it is about, and its date',
    'what you expected, and what you saw instead',
    'the exact words of an error message',
  ],

  selfTitle: 'Answers that need no waiting',
  selfLinks: [
    { hash: 'tokens', text: 'My tokens: what takes one, and when they come back' },
    { hash: 'no-plan', text: 'No plan fits: what the refusal means' },
    { hash: 'exclusions', text: 'A food was left out, or was not' },
    { hash: 'numbers', text: 'Where a figure comes from' },
    { hash: 'api', text: 'API tokens and the REST reference' },
  ],
  allDocumentation: 'All of the documentation',
});
