import type { LogEvent, OperationNode, RootOperationNode } from 'kysely';

/** A statement that has ended: what it does and to which table, never its text or its values. */
export type Statement = { operation: string; table: string | undefined; ms: number; isFailed: boolean };

export type StatementListener = (statement: Statement) => void;

/** A statement of Kysely's log, as far as it may be reported. */
export function statementOf({ query: { query, sql }, queryDurationMillis: ms, level }: LogEvent): Statement {
  return { ...nameOf(query, sql), ms, isFailed: level === 'error' };
}

function nameOf(query: RootOperationNode, sql: string): Pick<Statement, 'operation' | 'table'> {
  switch (query.kind) {
    case 'SelectQueryNode':
      return { operation: 'select', table: tableOf(query.from?.froms[0]) };
    case 'InsertQueryNode':
      return { operation: 'insert', table: tableOf(query.into) };
    case 'UpdateQueryNode':
      return { operation: 'update', table: tableOf(query.table) };
    case 'DeleteQueryNode':
      return { operation: 'delete', table: tableOf(query.from.froms[0]) };
    default:
      // Written by hand: its first word, such as begin.
      return { operation: /^\s*([a-z]+)/i.exec(sql)?.[1]?.toLowerCase() ?? 'statement', table: undefined };
  }
}

function tableOf(node: OperationNode | undefined): string | undefined {
  if (!node) return undefined;
  if (node.kind === 'AliasNode' && 'node' in node) return tableOf(node.node as OperationNode);
  if (node.kind !== 'TableNode' || !('table' in node)) return undefined;
  return (node.table as { identifier: { name: string } }).identifier.name;
}
