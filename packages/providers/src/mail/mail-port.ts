/** A letter in plain text. The recipient's name never appears in a header. */
export type Letter = {
  to: string;
  subject: string;
  text: string;
  /** The address that an answer goes to, instead of the product's own. */
  replyTo?: string;
  /** The address with which a mail program unsubscribes: a POST to it does so at once (RFC 8058). */
  unsubscribeUrl?: string;
  /** The same for every attempt at one letter, so that a mailbox can know a second copy. */
  id?: string;
};

/** How letters leave the product. */
export type MailPort = {
  kind: 'smtp' | 'stored';
  /**
   * Hands a letter over; says what became of it. 'refused' is final: the mail server takes no such letter, or none for
   * this address.
   * @throws ProviderError UNAVAILABLE when the mail server does not take it now
   */
  send(letter: Letter): Promise<'sent' | 'not-sent' | 'refused'>;
  close(): Promise<void>;
};
