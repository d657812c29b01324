import type { ReactNode } from 'react';
import type { LegalSection } from './legal-text.ts';

/** What is stored of a person: the tables of the database that hold it, what it is, and for how long. */
type StoredRecord = { title: string; tables: readonly string[]; what: ReactNode; until: ReactNode };

const ACCOUNT_RECORDS: readonly StoredRecord[] = [
  {
    title: 'Account',
    tables: ['app_user', 'auth_user', 'auth_account'],
    what: 'E-mail address, name if you gave one, a salted digest of your password, and when it was made and changed. With it, whether the address is confirmed, when you registered, how many plans from before were moved in, and whether you want e-mails about payments.',
    until: 'Stored as long as the account.',
  },
  {
    title: 'Sign-ins',
    tables: ['auth_session', 'ended_session'],
    what: 'When each began and ends, the network address it came from, the name and version that your browser gives itself, when you last gave your password, and a digest of what your browser shows us, which nobody can sign in with. Of a sign-in that ended at a hosted sign-in service a digest, so that it stays ended.',
    until:
      'A sign-in ends after 30 days, when you sign out or end it in the settings, or when you set a new password. All but the first remove its record at once; one that ran out lets nobody in, and its record is cleared away within hours, as digests of ended ones are.',
  },
  {
    title: 'Second factor and passkeys',
    tables: ['auth_two_factor', 'auth_passkey'],
    what: 'Where you have set up an app that shows codes: what the codes are made of, and the backup codes that are left, both encrypted. Of each passkey the name that you gave it, its public key, when it was made and when it was last used; the secret half stays with your device.',
    until: 'Until you turn the app off or remove the passkey, or as long as the account.',
  },
  {
    title: 'Links for a new password, and to confirm an address',
    tables: ['auth_verification'],
    what: 'A digest of the link and whose it is.',
    until:
      'A link for a new password works once and for an hour, one to confirm an address for three days or until a newer one is sent. What has run out is cleared away within hours.',
  },
  {
    title: 'Plan and tokens',
    tables: ['subscription', 'allowance', 'generation', 'token_ledger'],
    what: 'Your plan and its state, the tokens you have, each generation, and every movement of tokens with its time, so that the balance can be proved.',
    until: 'Stored as long as the account.',
  },
  {
    title: 'Payments',
    tables: [
      'payment_subscription',
      'payment_charge',
      'payment_task',
      'payment_event',
      'billing_letter',
      'receipt',
      'sandbox_subscription',
      'sandbox_payment',
    ],
    what: 'Which plan you chose and for what price, what the payment provider says of it, each charge and what is paid back, what we still have to end or pay back there, which messages of the provider were about it, which e-mails about it were written, and the receipt or tax invoice of each charge with the State in which you said you live. No card and no bank details. Where payments are a test, the same for the test.',
    until:
      'Stored as long as the account; an end or a refund that is still owed, until it is done; messages of the provider for as long as copies of them can come, which is 30 days. Tax invoices and credit notes are kept longer, without you: see what stays after an account.',
  },
  {
    title: 'Meal plans',
    tables: ['meal_plan', 'plan_revision', 'plan_link'],
    what: 'What you asked for, notes, exclusions, health conditions and the limits you gave for them included, which is data about your health; the meals with their figures; the certificate; the name you gave. Also up to 20 earlier states of each plan, for undo, the names of meals it has held, and digests of the links with which you share it.',
    until:
      'The newest 200 plans without a name are stored; older ones go as new ones come. Up to 500 plans with a name stay until they are deleted, and for a day after that, so that you can restore them.',
  },
  {
    title: 'Calendar',
    tables: ['calendar', 'calendar_entry', 'calendar_change', 'calendar_change_slot'],
    what: 'What you planned for which day and meal, with your notes, also for meals out; your latest changes with what stood there before, so that they can be undone; and a digest of the secret link of its feed, if you made one.',
    until: 'Until you remove an entry; stored changes go as new ones come.',
  },
  {
    title: 'Shopping list and pantry',
    tables: ['shopping_list', 'shopping_item', 'pantry_food', 'own_price', 'shop', 'shop_choice', 'generated_list'],
    what: 'What the list follows and for how many people, the lines that you ticked, changed or wrote yourself, the foods that you said you have at home, with how much of each there is and until when it is good, what you said you paid for foods, with the amount and the day, the shops that you named and what you buy in which, and the meals of the list that was generated last.',
    until: 'Until you clear the list, remove a food or a shop, or forget a price.',
  },
  {
    title: 'Diary and goals',
    tables: ['diary_entry', 'diary_meal', 'diary_skip', 'daily_goal', 'own_food', 'water_drink'],
    what: 'For each day what you said you ate, with its time, calories and nutrients; what of the pantry went into it; planned meals that you skipped; the water that you drank; and what your days aim at, in calories and grams; and the foods of your own, with the figures and barcodes that you copied from labels. This is data about your health.',
    until: 'Until you remove an entry, a glass of water or a food; goals as long as the account.',
  },
  {
    title: 'Body',
    tables: ['body_facts', 'body_measure', 'target_decision'],
    what: 'What you stated of yourself (date of birth, sex, height, way of living, aim, and whether you are pregnant, breastfeeding or have an eating disorder or diabetes), between which times you eat where you switched that on, your weight, waist and own measures day by day, and which targets were proposed to you and what you decided. Age, sex, pregnancy and breastfeeding also choose the reference intakes that your nutrients are compared with. This is data about your health. No language model and no other service gets any of it.',
    until: 'Until you remove a measure, or all of it at once.',
  },
  {
    title: 'Data that you bring from other apps',
    tables: ['data_import', 'imported_row'],
    what: 'Your file is read in your browser and never sent; what you add of it goes to your diary and your measures. With it we keep from which app it came and when, and for each row a digest and which entry it became, so that the same row counts once and you can take it back. This is data about your health.',
    until: 'Until you take it back; rows about your body also until you have that forgotten.',
  },
  {
    title: 'Favorites, and meals you do not want',
    tables: ['favorite', 'disliked_meal'],
    what: 'Of a favorite the whole meal, of a meal you do not want its name; with the time. Up to 500 of each.',
    until: 'Until you remove them.',
  },
  {
    title: 'Profiles and preferences',
    tables: ['profile', 'user_preferences'],
    what: 'Of each profile the name that you gave, goal, diet, calorie target, what to leave out and which meals are not wanted, and when it was made and changed. Your time zone, the day a week begins, your units, whose reference intakes your nutrients are compared with, and the profile that the calendar plans for.',
    until: 'Until you delete a profile; preferences as long as the account.',
  },
  {
    title: 'API tokens',
    tables: ['personal_token'],
    what: 'A name, a digest of the token, when it was made, last used, and ends.',
    until: 'Until you revoke them.',
  },
  {
    title: 'Webhooks',
    tables: ['webhook', 'webhook_delivery'],
    what: 'A name, the address, what it learns of, its secret, and a log: which message was sent when, with the id or date in it, and what was answered.',
    until: 'Until you remove them; messages for 14 days.',
  },
  {
    title: 'Reminders',
    tables: ['reminder_settings', 'push_device', 'push_message'],
    what: 'What you want to be reminded of and when, your quiet hours, and of each device that you switched on its name, the address of its push service, which is that of its maker, and its keys; and what it was sent. A message is encrypted for the device: its push service cannot read it. It names no dish, no food and no figure.',
    until:
      'Until you switch a device off, sign out there, or its push service says that it is gone; messages for a week, until the next one.',
  },
  {
    title: 'Repeated calls',
    tables: ['idempotency_key'],
    what: 'The random key that your browser sends with a click, a digest of what it asked, and the answer, so that a click that is sent twice counts once.',
    until: '24 hours.',
  },
  {
    title: 'What the language model cost',
    tables: ['person_model_spending'],
    what: 'Where this site uses a language model and limits what each person may spend on it: what your plans cost there in this month.',
    until: 'Until the month is over.',
  },
  {
    title: 'Counted calls',
    tables: ['rate_counter'],
    what: 'How many calls of each kind you made in the last minutes, so that nobody takes the site away from others.',
    until: 'About an hour.',
  },
  {
    title: 'What operators did',
    tables: ['admin_log'],
    what: 'When one of those who run this site looked at your account, changed your plan, ended your sign-ins or deleted the account: what, when, and the reason that was given, with your number and a digest of it. They never see what you plan, eat, measure or write, only how much of it there is.',
    until:
      'Your number goes with the account. The rest stays, so that it can be shown who did what; the digest cannot be turned back into you.',
  },
  {
    title: 'After the account',
    tables: [
      'deleted_account',
      'identity_removal',
      'account_event',
      'banned_account',
      'allowance_memory',
      'ended_subscription',
      'retained_tax_document',
    ],
    what: 'A digest of its number, so that a sign-in which still runs on another device makes no new account; where accounts lie with a sign-in service, a digest beside each event that it sent about you, so that an old event changes nothing and a ban there holds here, and your number there until your account could be removed there too; and how many tokens of the month were left, beside a keyed digest of the e-mail address, so that an account made again goes on with them. None can be turned back into you. Of a plan that was paid for through Razorpay its number there, with nothing of yours beside it, so that what is charged by mistake is paid back. Where the seller issues tax invoices, tax law has us keep yours and their credit notes: number, dates, amounts, tax, plan, the State and the number of the payment, without your name, address or account. The digest of its number is also kept in a file beside the backups, so that an account which is in an older backup is deleted again when that is restored.',
    until:
      'The first for an hour, events for about a week, the balance until the tokens would have been renewed, the plan’s number for 400 days, tax invoices until the end of the seventh year after their financial year; the file beside the backups for as long as there are backups.',
  },
];

const EMAIL_RECORDS: readonly StoredRecord[] = [
  {
    title: 'Messages',
    tables: ['contact_message'],
    what: 'Name, e-mail address, subject and text of what you send through the contact form, a digest that tells repeated messages, and whether it was read.',
    until: 'Until we delete it.',
  },
  {
    title: 'Newsletter',
    tables: ['newsletter_subscriber', 'newsletter_link'],
    what: 'Your e-mail address, whether it is waiting, subscribed or unsubscribed, when you asked and confirmed, when we last wrote about it, and digests of the links in our e-mails. It is joined with an account when that asked for it in its settings and the link in the e-mail was followed, and then goes with the account.',
    until:
      'An address that is not confirmed is removed after 30 days. After you unsubscribe, it stays on the list of those who get nothing, until you ask us to remove it.',
  },
  {
    title: 'E-mails on their way',
    tables: ['mail_outbox'],
    what: 'Where this site has a mail server, an e-mail waits in the database until it is handed over: recipient, subject and text.',
    until:
      'Removed when it is sent; one that cannot be delivered, when we clear it away. The e-mail that confirms a deleted account is removed in any case, after two days at the latest.',
  },
];

/** The tables that the policy names; every table that holds something about a person is to be among them. */
export const TABLES_IN_POLICY = [...ACCOUNT_RECORDS, ...EMAIL_RECORDS].flatMap(({ tables }) => tables);

/** The part of the privacy policy about the database: every table that holds something about a person. */
export const PRIVACY_STORED: readonly LegalSection[] = [
  {
    id: 'without-account',
    title: 'Without an account',
    body: (
      <>
        <p>
          To make a plan, your choices (goal, diet, calorie target, meals, cooking time, what to leave out, notes) go to
          our server. It answers with a plan and stores neither. The plans that you make before signing up are kept in
          your browser, so that they can move into your account if you make one.
        </p>
        <p>Reading pages leaves nothing but a line in the log, described below.</p>
      </>
    ),
  },
  {
    id: 'with-account',
    title: 'With an account',
    body: (
      <>
        <p>All of it lies in the database of this site, under your account. For how long stands beneath each.</p>
        <Records records={ACCOUNT_RECORDS} />
      </>
    ),
  },
  { id: 'letters', title: 'When you write to us or subscribe', body: <Records records={EMAIL_RECORDS} /> },
];

function Records({ records }: { records: readonly StoredRecord[] }) {
  return (
    <dl>
      {records.map(({ title, what, until }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{what}</dd>
          <dd>{until}</dd>
        </div>
      ))}
    </dl>
  );
}
