import { message } from '../../message.ts';

/** The letters that the product sends (shell 6, decisions 2). */
export const mail = {
  resetRequested: 'If there is an account with this address, a letter with a link is on its way.',
  resetSubject: 'Set a new password for Platewise AI',
  resetText: message(
    'Someone, hopefully you, asked to set a new password for this address at Platewise AI.\n\nOpen this link within one hour:\n{link}\n\nIf it was not you, nothing has changed and you can ignore this letter.',
  ),
};
