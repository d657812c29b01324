const NAME = 'BackupError';

/** Why a backup cannot be written, read or restored, as a sentence for the operator. */
export function backupError(sentence: string, cause?: unknown): Error {
  return Object.assign(new Error(sentence, { cause }), { name: NAME });
}

/** Whether a caught value is such a reason, rather than a fault. */
export function isBackupError(error: unknown): error is Error {
  return error instanceof Error && error.name === NAME;
}
