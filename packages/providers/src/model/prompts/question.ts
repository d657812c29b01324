/** A message of words, or of words and a picture. */
type Content = string | ({ type: 'text'; text: string } | { type: 'image_url'; image_url: { url: string } })[];

/** What is sent: our rules first, then the request as data. */
export type Messages = ({ role: 'system'; content: string } | { role: 'user'; content: Content })[];

/** What a service is asked in one order, and how its answer is read. */
export type Question<Found> = {
  messages: Messages;
  schema: { name: string; schema: object };
  /** Tokens that an answer may have, thoughts not counted. */
  answerTokens: number;
  /** What every object that is looked for in the answer has. */
  keys: readonly string[];
  /** What an object is worth; null passes over one that is none, or that says what it should not. `count` were found before. */
  read: (value: unknown, count: number) => Found | null;
  /** A model that goes on and on is not listened to. */
  foundMax: number;
  /** Set where no dishes are asked for: it does not stand in line before somebody who waits for dishes. */
  isGeneratedText?: true;
};
