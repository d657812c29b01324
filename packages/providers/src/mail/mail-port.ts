/** A letter in plain text. The recipient's name never appears in a header. */
export type Letter = { to: string; subject: string; text: string };

/** How letters leave the product. */
export type MailPort = {
  kind: 'smtp' | 'stored';
  /**
   * Hands a letter over; says whether it was sent.
   * @throws ProviderError UNAVAILABLE when the mail server does not take it
   */
  send(letter: Letter): Promise<'sent' | 'not-sent'>;
  close(): Promise<void>;
};
