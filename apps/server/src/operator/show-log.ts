import { listLog } from '@platewise/api/admin/log/list-log';
import { operating } from './operating.ts';
import type { OperatorAnswer, OperatorServices } from './operator-commands.ts';
import { textTable } from './text-table.ts';

const ROWS_SHOWN = 50;

/** The newest lines of the log of operators. */
export async function showLog(services: OperatorServices): Promise<OperatorAnswer> {
  const { rows } = await listLog(operating(services), { limit: ROWS_SHOWN });
  const cells = rows.map(({ at, operator, isCommand, action, email, subject, detail, reason }) => [
    at,
    isCommand ? 'a command' : (operator ?? 'an operator whose account is gone'),
    action,
    email ?? subject ?? '-',
    detail ?? '-',
    reason ?? '-',
  ]);
  const head = ['When', 'Who', 'What', 'About', 'Detail', 'Reason'];
  return { ok: true, text: textTable([head, ...cells], { textColumns: head.length }) };
}
