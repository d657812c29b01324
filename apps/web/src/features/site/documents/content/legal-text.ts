import type { ReactNode } from 'react';

/** A text of law in plain words: the day it is dated, what it comes to, and its sections in order. */
export type LegalText = {
  /** YYYY-MM-DD */
  date: string;
  inShort: readonly string[];
  sections: readonly LegalSection[];
};

/** `id` names the section in links: /privacy#cookies. */
export type LegalSection = { id: string; title: string; body: ReactNode };
