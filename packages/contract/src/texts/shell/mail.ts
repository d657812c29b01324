import { area } from '../../language/area.ts';
import { message } from '../../language/message.ts';

/** The letters that the product sends (shell 6, decisions 2 and 7). */
export const mail = area('mail', {
  resetRequested: 'If there is an account with this address, an email with a link is on its way.',
  resetSubject: 'Set a new password for Platewise AI',
  resetText: message(
    'Someone, hopefully you, asked to set a new password for this address at Platewise AI.\n\nOpen this link within one hour:\n{link}\n\nIf it was not you, nothing has changed and you can ignore this email.',
  ),
  addressSubject: 'Confirm your email address for Platewise AI',
  addressText: message(
    'Someone, hopefully you, made an account with this address at Platewise AI.\n\nOpen this link within {days} days to confirm that the address is yours:\n{link}\n\nEverything works before that; only next month’s tokens and the newsletter wait for it. If it was not you, you can ignore this email: the address stays unconfirmed.',
  ),
  newAddressSubject: 'Confirm your new email address for Platewise AI',
  newAddressText: message(
    'Someone, hopefully you, wants to use this address for an account at Platewise AI.\n\nOpen this link within {days} days, and the account has this address from then on. You are signed out everywhere, and sign in with it:\n{link}\n\nIf it was not you, you can ignore this email: nothing changes.',
  ),
  addressInUseSubject: 'This address has an account at Platewise AI',
  addressInUseText: message(
    'Someone, hopefully you, wants to use this address for another account at Platewise AI. It belongs to an account already, so nothing has changed.\n\nYou sign in to that account here:\n{link}\n\nIf it was not you, you can ignore this email.',
  ),
  addressChangedSubject: 'The email address of your account at Platewise AI has changed',
  addressChangedText: message(
    'Your account at Platewise AI has another email address from now on: you sign in with it, and our emails go there.\n\nIf it was you, there is nothing you have to do. If not, write to us now:\n{link}\n',
  ),
  factorSubject: 'How you sign in to Platewise AI has changed',
  factorText: message(
    '{change}\n\nIf it was you, there is nothing you have to do. If not, set a new password now, which signs everybody out:\n{link}\n',
  ),
  factorChanges: {
    appOn: 'Your account at Platewise AI now asks for a code from your app. You were signed out on your other devices.',
    appOff:
      'Your account at Platewise AI no longer asks for a code from your app. You were signed out on your other devices.',
    newBackupCodes: 'New backup codes were made for your account at Platewise AI. The earlier ones no longer work.',
    backupCodeUsed: 'Somebody signed in to your account at Platewise AI with one of its backup codes.',
    passkeyAdded: 'A passkey was added to your account at Platewise AI. Whoever has it can sign in with it.',
    passkeyRemoved:
      'A passkey was removed from your account at Platewise AI. You were signed out on your other devices.',
    removed:
      'Whoever runs this site has removed the second factors of your account at Platewise AI, as you asked for. You were signed out everywhere.',
  },
  paymentNotConfirmedSubject: 'Your payment for Platewise AI was not confirmed',
  paymentNotConfirmedText: message(
    'The payment provider did not confirm your payment for {plan} within a day, so {plan} has ended.\n\nIf the charge still arrives, {plan} returns by itself. If money was taken and {plan} does not return, write to us.\n\n{link}\n',
  ),
  paymentFailedSubject: 'A payment for Platewise AI failed',
  paymentFailedText: message(
    'The payment that renews your plan {plan} at Platewise AI did not go through.\n\nHere you see what is open and how to pay it:\n{link}\n\nIt is tried again during the next days. If it fails for good, your plan becomes Basic; what you have saved stays.\n\nYou can switch these emails off there, under Notifications.',
  ),
  refundSubject: 'Money from Platewise AI is on its way back to you',
  refundText: message(
    'We pay ₹{amount} back to you for your plan at Platewise AI. Banks take 5 to 7 working days.\n\nYour plan and its payments:\n{link}\n\nYou can switch these emails off there, under Notifications.',
  ),
  receiptSubject: 'Your receipt from Platewise AI',
  receiptText: message(
    'We received ₹{amount} from you for {plan} at Platewise AI. This is receipt {number}.\n\nYour receipts, to read and to print:\n{link}\n\nYou can switch these emails off there, under Notifications; the receipts stay.',
  ),
  taxInvoiceSubject: 'Your tax invoice from Platewise AI',
  taxInvoiceText: message(
    'We received ₹{amount} from you for {plan} at Platewise AI. The tax invoice for it has the number {number}.\n\nYour invoices, to read and to print:\n{link}\n\nYou can switch these emails off there, under Notifications; the invoices stay.',
  ),
  testReceiptSubject: 'Test receipt from Platewise AI: no money moved',
  testReceiptText: message(
    'You made a test payment for {plan} at Platewise AI. No money moved; a real payment would have been ₹{amount}. This is test receipt {number}.\n\nYour receipts, to read and to print:\n{link}\n\nYou can switch these emails off there, under Notifications.',
  ),
  webhookOffSubject: message('Your webhook “{name}” at Platewise AI was switched off'),
  webhookOffText: message(
    'For {days} days nothing could be delivered to your webhook “{name}” at Platewise AI, so it was switched off.\n\nHere you see what failed, and can switch it on and send the messages again:\n{link}\n',
  ),
  reasonGiven: message('The reason that was given:\n{reason}\n\n'),
  planChangedSubject: 'Your plan at Platewise AI was changed',
  planChangedText: message(
    'We have changed your plan at Platewise AI: it is {plan} now, and was {previous}. Nothing is charged for this change.\n\n{why}Your plan:\n{link}\n\nIf that is not right, write to us:\n{contact}',
  ),
  exportSubject: 'The copy of your data at Platewise AI',
  exportText: message(
    'Everything that is kept about you at Platewise AI is ready for you, and for you alone: nobody here sees the copy, and it does not travel by email.\n\n{why}Sign in and choose “Download my data” here:\n{link}\n\nIf you cannot sign in, ask for a new password on the page where you sign in.',
  ),
  sessionsEndedSubject: 'You were signed out of Platewise AI',
  sessionsEndedText: message(
    'We have ended every sign-in of yours to Platewise AI. What you have saved stays.\n\n{why}Sign in again here:\n{link}',
  ),
  accessEndedText: message(
    'We have ended every sign-in of yours to Platewise AI, your API tokens, the links with which you shared plans, and the feed of your calendar. What you have saved stays.\n\n{why}Sign in again here:\n{link}',
  ),
  deletedByUsSubject: 'Your account at Platewise AI was deleted',
  deletedByUsText: message(
    'We have deleted your account at Platewise AI, with all that was kept in it. It cannot be brought back. If you had a paid plan, it has ended; under the 14-day guarantee the money goes back.\n\n{why}This stays, and why:\n- For an hour a digest of the number of the account, so that a device on which you were signed in makes no new one.\n- If you had used tokens: how many were left, with a keyed digest of your address, until they would have been renewed.\n- That we deleted it, when and why, with a digest of the number of the account.\n- Messages that you sent to us, and a newsletter that was never joined with the account. Ask us, and we remove them.\n- Tax invoices and credit notes of what you paid, if there are any, without your name and address, for as long as tax law asks for them.\n- Backups, and what the payment provider keeps of payments, if there are any.\n\nThis email is not kept, and neither is your address for it. If that is not right, write to us:\n{link}',
  ),
  deletedSubject: 'Your account at Platewise AI is deleted',
  deletedText: message(
    'Your account at Platewise AI is deleted, with all that was kept in it: plans, favorites, profiles, calendar, shopping list, diary, API tokens and links that you shared. It cannot be brought back. If you had a paid plan, it has ended; under the 14-day guarantee the money goes back.\n\nThis stays, and why:\n- For an hour a digest of the number of the account, so that a device on which you were signed in makes no new one.\n- If you had used tokens: how many were left, with a keyed digest of your address, until they would have been renewed. An account that you make again goes on with them.\n- Messages that you sent to us, and a newsletter that was never joined with the account, because nobody has proved whose they are. Ask us, and we remove them.\n- If one of us looked at your account or changed it: what and when, with a digest of the number of the account.\n- Tax invoices and credit notes of what you paid, if there are any, without your name and address, for as long as tax law asks for them.\n- Backups, and what the payment provider keeps of payments, if there are any.\n\nThere is nothing you have to do. This email is not kept, and neither is your address for it.\n\nIf it was not you who deleted the account, write to us:\n{link}',
  ),
});
