import { createContext } from 'react';
import type { Session } from './session-types.ts';

/** The one session of this page; provided at the root. */
export const AuthContext = createContext<Session | null>(null);
