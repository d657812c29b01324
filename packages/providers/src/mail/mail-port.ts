/** An email in plain text. The recipient's name never appears in a header. */
export type Email = {
  to: string;
  subject: string;
  text: string;
  /** The address that an answer goes to, instead of the product's own. */
  replyTo?: string;
  /** The address with which a mail program unsubscribes: a POST to it does so at once (RFC 8058). */
  unsubscribeUrl?: string;
  /** The same for every attempt at one email, so that a mailbox can know a second copy. */
  id?: string;
};

/** How emails leave the product. */
export type MailPort = {
  kind: 'smtp' | 'stored';
  /**
   * Hands an email over; says what became of it. 'refused' is final: the mail server takes no such email, or none for
   * this address.
   * @throws ProviderError UNAVAILABLE when the mail server does not take it now
   */
  send(email: Email): Promise<'sent' | 'not-sent' | 'refused'>;
  close(): Promise<void>;
};
