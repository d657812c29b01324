import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { startBackgroundLoop } from '../background/background-loop.ts';
import { createApp } from '../create-app.ts';
import { type Finding, logLines } from '../doctor/finding.ts';
import { localFindings } from '../doctor/local-findings.ts';
import type { Env } from '../env/env.ts';
import { removeOperatorFile, writeOperatorFile } from '../operator/operator-file.ts';
import type { ServerState } from '../server-state.ts';
import { describeAdapters } from './describe-adapters.ts';
import { giveBackMemory } from './give-back-memory.ts';
import { openServices } from './open-services.ts';
import type { Services } from './services.ts';

/** How long requests under way may go on after the server was informed to stop (security R18). */
const FINISH_MS = 25_000;
/** What those that were aborted have to give their tokens back, before their connections are cut. */
const REFUND_MS = 2000;

export type RunningServer = {
  url: string;
  /** Which adapters run, in one line. */
  adapters: string;
  /** How database, data folder and address are, as lines for the operator. */
  findings: string[];
  /** For `DRAIN_SECONDS` it is not ready any more, and answers all the same; resolves when it may be stopped. */
  drain: () => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Opens, migrates, serves. `stop` lets what is under way finish, then aborts it, and closes the database last.
 * `onRestored` is reported when the database was replaced, after which this server has to be stopped.
 */
export async function startServer(env: Env, onRestored: () => void): Promise<RunningServer> {
  const giveUp = new AbortController();
  const state: ServerState = { isStopping: false };
  const services = await openServices(env, { stopping: giveUp.signal, onRestored });
  const { database, operatorSecret } = services;
  try {
    const app = await createApp(services, state);
    await app.listen({ port: env.PORT, host: env.HOST });
    const { port } = app.server.address() as AddressInfo;
    // Of several processes the one that has started them writes it, and removes it.
    if (!env.family)
      await writeOperatorFile(env.DATA_DIR, {
        pid: process.pid,
        url: `http://${loopbackFor(env.HOST)}:${port}`,
        secret: operatorSecret,
      });
    const found = await localFindings(services);
    // Of several processes none prints its first lines: what is wrong stands in their log.
    if (env.family) logFindings(services.logger, found);
    void warmUp(services);
    const background = startBackgroundLoop(services);
    state.background = background;
    const drain = async () => {
      Object.assign(state, { isStopping: true, isDraining: true });
      await wait(env.DRAIN_SECONDS * 1000);
    };
    const stop = async () => {
      Object.assign(state, { isStopping: true, isDraining: false });
      const timers = [
        setTimeout(() => giveUp.abort(), FINISH_MS),
        setTimeout(() => app.server.closeAllConnections(), FINISH_MS + REFUND_MS),
      ];
      // Reported first: an email under way may wait for the mail server while requests finish.
      const backgroundEnded = background.stop();
      await app.close();
      for (const timer of timers) clearTimeout(timer);
      await backgroundEnded;
      await services.mail.close();
      await services.planPool?.close();
      services.closeLimiter();
      services.closeMetrics();
      await services.tokenUses.flush(database.db).catch(() => undefined);
      if (!env.family) await removeOperatorFile(env.DATA_DIR, operatorSecret);
      await services.usage.settled();
      await services.tracing?.close();
      await database.close();
    };
    return { url: env.PUBLIC_URL, adapters: describeAdapters(services), findings: logLines(found), drain, stop };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** A thread that plans is there before anyone asks for a plan. */
async function warmUp({ planPool }: Services): Promise<void> {
  await planPool?.warm();
  giveBackMemory();
}

function logFindings(logger: Logger, findings: readonly Finding[]): void {
  for (const finding of findings) if (finding.state !== 'ok') logger.warn({ finding }, finding.why);
}

function loopbackFor(host: string): string {
  if (host === '0.0.0.0' || host === 'localhost') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}
