import { area } from '../../language/area.ts';
import { message } from '../../language/message.ts';

/** Contact and newsletter: refusals, answers, and the emails that follow (shell 5, shell 8, decisions 7). */
export const contact = area('contact', {
  sent: 'Message sent successfully!',
  validation: {
    nameRequired: 'Name is required',
    nameTooShort: 'Name must be at least 2 characters',
    emailRequired: 'Email is required',
    emailInvalid: 'Please enter a valid email address',
    subjectRequired: 'Subject is required',
    subjectTooShort: 'Subject must be at least 3 characters',
    messageRequired: 'Message is required',
    messageTooShort: 'Message must be at least 10 characters',
  },
  operatorEmail: {
    subject: message('Contact: {subject}'),
    text: message(
      '{name} <{email}> wrote through the contact form:\n\nSubject: {subject}\n\n{message}\n\n--\nAnswer this email to write back to {email}.',
    ),
  },
  newsletter: {
    subscribed: 'You have successfully subscribed to our newsletter!',
    confirmationSent:
      'You have successfully subscribed to our newsletter! One step is left: please follow the link in the email that is on its way to you.',
    confirmed: 'Your address is confirmed. You will get our newsletter.',
    unsubscribed: 'You are unsubscribed. No newsletter will be sent to this address any more.',
    confirmSubject: 'Please confirm your address for the Platewise AI newsletter',
    confirmText: message(
      'Someone, hopefully you, asked for the Platewise AI newsletter at this address.\n\nConfirm it with this link, within {days} days:\n{confirmLink}\n\nIf it was not you, you need not do anything: without the link nothing is sent.\n\nUnsubscribe: {unsubscribeLink}',
    ),
    alreadySubject: 'You already get the Platewise AI newsletter',
    alreadyText: message(
      'Someone, hopefully you, asked for the Platewise AI newsletter at this address. It is subscribed already, so nothing has changed.\n\nUnsubscribe: {unsubscribeLink}',
    ),
  },
});
