import type { ReactNode } from 'react';

/** One thing to know, with an address of its own (#id). */
export type DocTopic = { id: string; title: string; body: ReactNode };

/** A part of the documentation's sidebar. */
export type DocSection = { id: string; title: string; topics: readonly DocTopic[] };
