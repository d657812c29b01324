/** Where a browser takes messages, and the keys that they are encrypted with (RFC 8291), in base64url. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string };

export type PushMessage = {
  text: string;
  /** How long the push service keeps it for a device that is away (RFC 8030, 5.2). */
  ttlSeconds: number;
  /** A later message of the same topic takes the place of one that was not delivered (RFC 8030, 5.4). */
  topic: string;
};

/** What became of a message: `gone` for good, or to be tried `later`; what was `refused` is refused again. */
export type PushAnswer =
  | { outcome: 'sent' | 'gone' | 'refused' }
  | { outcome: 'later' /** As the push service asks; null where it does not say. */; afterSeconds: number | null };

/** Sends messages to browsers through the push services of those who make them. It never throws. */
export type PushPort = {
  /** What browsers subscribe with, in base64url (RFC 8292); null where nothing is sent. */
  publicKey: string | null;
  /** Whether an address is one that messages would be sent to. */
  takes: (endpoint: string) => boolean;
  send: (target: PushTarget, message: PushMessage) => Promise<PushAnswer>;
};
