import type { Generated, Selectable } from 'kysely';

/** A message of the contact form; kept whatever becomes of the email about it. */
export type ContactMessageTable = {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  /** A digest of the content, by which a double click is known. */
  fingerprint: string;
  created_at: Date;
  read_at: Date | null;
  /** When an operator noted that it was answered. */
  answered_at: Generated<Date | null>;
};

export type NewsletterState = 'pending' | 'subscribed' | 'unsubscribed';

/** An address of the newsletter, lower-cased; it counts while it is subscribed. */
export type NewsletterSubscriberTable = {
  id: string;
  email: string;
  state: NewsletterState;
  /** When a link in an email was followed; an address that counted at once, for want of a mail server, has none. */
  confirmed_at: Date | null;
  /** When the last email about subscribing was written. */
  letter_at: Date | null;
  asked_at: Date;
  created_at: Date;
  /** The account whose address this is known to be. */
  user_id: string | null;
};

/** The token of one email's links; older emails keep theirs, so that every one of them can unsubscribe. */
export type NewsletterLinkTable = {
  /** SHA-256 of the token, in hex; the token itself is in the email only. */
  token_hash: string;
  subscriber_id: string;
  created_at: Date;
  /** The account that asked for the email in its settings; following the link joins both. */
  user_id: string | null;
};

/** An email that is pending to be mailed, or that was given up; one that was sent is gone. */
export type MailOutboxTable = {
  id: string;
  recipient: string;
  reply_to: string | null;
  subject: string;
  body: string;
  unsubscribe_url: string | null;
  state: Generated<'waiting' | 'failed'>;
  /** Also names the attempt, so that one whose time ran out cannot settle for its successor. */
  attempts: Generated<number>;
  /** While an attempt runs: when another process may take the email over. */
  next_attempt_at: Date;
  created_at: Date;
  /** From then on it is removed although it was not sent; one that has this is removed instead of given up. */
  forget_at: Date | null;
  /** The code of the last failure. */
  last_error: Generated<string | null>;
};

export type ContactMessageRow = Selectable<ContactMessageTable>;
export type NewsletterSubscriberRow = Selectable<NewsletterSubscriberTable>;
export type MailOutboxRow = Selectable<MailOutboxTable>;
