import { message } from '../../message.ts';

/** The letters that the product sends (shell 6, decisions 2 and 7). */
export const mail = {
  resetRequested: 'If there is an account with this address, a letter with a link is on its way.',
  resetSubject: 'Set a new password for Platewise AI',
  resetText: message(
    'Someone, hopefully you, asked to set a new password for this address at Platewise AI.\n\nOpen this link within one hour:\n{link}\n\nIf it was not you, nothing has changed and you can ignore this letter.',
  ),
  paymentFailedSubject: 'A payment for Platewise AI failed',
  paymentFailedText: message(
    'The payment that renews your plan {plan} at Platewise AI did not go through.\n\nHere you see what is open and how to pay it:\n{link}\n\nIt is tried again during the next days. If it fails for good, your plan becomes Basic; what you have saved stays.\n\nYou can switch these letters off there, under Notifications.',
  ),
  refundSubject: 'Money from Platewise AI is on its way back to you',
  refundText: message(
    'We pay Rs {amount} back to you for your plan at Platewise AI. Banks take 5 to 7 working days.\n\nYour plan and its payments:\n{link}\n\nYou can switch these letters off there, under Notifications.',
  ),
};
