import { findLatest } from '@platewise/api/backup/restored-backup-repository';
import type { Services } from '../start/services.ts';

/**
 * A look at which backup the database comes from. A restore by another process leaves this one with secrets and keys of
 * before, so that it has to start again; while a restore is not released, the log says so once.
 */
export function watchRestores({
  database,
  logger,
  onRestored,
}: Pick<Services, 'database' | 'logger' | 'onRestored'>): () => Promise<void> {
  let known: string | null | undefined;
  return async () => {
    const latest = await findLatest(database.db);
    const current = latest?.id ?? null;
    if (known === undefined && latest && latest.released_at === null) {
      logger.warn('restored from a backup: mail, webhooks and payment tasks wait for `npm run restore -- --release`');
    }
    const isReplaced = known !== undefined && known !== current;
    known = current;
    if (isReplaced) onRestored();
  };
}
