import type { AdminAction } from '@platewise/contract/admin/admin-log-schema';
import type { Selectable } from 'kysely';

/**
 * Something that an operator did or read. A trigger refuses every change but one: the ids of a deleted account are cleared, and the
 * digests next to them stay.
 */
export type AdminLogTable = {
  id: string;
  at: Date;
  /** Null for a command on the machine, and when the operator's account is gone. */
  operator_id: string | null;
  /** A digest of that id; null for a command on the machine. */
  operator_hash: string | null;
  action: AdminAction;
  /** Whom it was about; null for nobody, and when their account is gone. */
  subject_id: string | null;
  /** A digest of that id; or the id of a task, an email or a message. */
  subject: string | null;
  /** In the operator's words. */
  reason: string | null;
  /** In ours, such as 'free -> pro'. */
  detail: string | null;
};

export type AdminLogRow = Selectable<AdminLogTable>;
