// smtp-server ships no types; these are the parts that the tests use.
declare module 'smtp-server' {
  import type { Server } from 'node:net';
  import type { Readable } from 'node:stream';

  type Done = (error?: (Error & { responseCode?: number }) | null) => void;

  export class SMTPServer {
    constructor(options: {
      authOptional?: boolean;
      allowInsecureAuth?: boolean;
      disabledCommands?: string[];
      onAuth?: (
        given: { username?: string; password?: string },
        session: unknown,
        done: (error: (Error & { responseCode?: number }) | null, answer?: { user: string }) => void,
      ) => void;
      onMailFrom?: (address: { address: string }, session: unknown, done: Done) => void;
      onRcptTo?: (address: { address: string }, session: unknown, done: Done) => void;
      onData?: (stream: Readable, session: unknown, done: Done) => void;
    });
    readonly server: Server;
    listen(port: number, host: string, listening: () => void): void;
    close(closed: () => void): void;
  }
}
