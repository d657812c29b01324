import type { TablePlacement } from '@platewise/db/testing/table-placement';
import {
  type InsertStmt,
  type JoinExpr,
  loadModule,
  type Node,
  parseSync,
  type RangeVar,
  type SelectStmt,
  type WithClause,
} from 'libpg-query';
import { type Naming, type Pair, pairsOf, type Term, termOf, valuesOf } from './equal-terms.ts';

await loadModule();

/** A statement as it was asked. */
export type Statement = { sql: string; parameters: readonly unknown[] };

/** Where a statement goes in a Citus cluster. */
export type Route = {
  /** Whose shards it asks; nobody's for a statement of the coordinator. */
  people: string[];
  /** Which local tables it asks. */
  local: string[];
  /** Why it is not answered by one shard, or by the coordinator, alone; null where it is. */
  fault: string | null;
};

/** One place where a statement reads or writes a table, and what is equal in its rows there. */
type Place = { table: string; id: number; pairs: readonly Pair[] };
/** Rows that a part of a statement makes. */
type Made = { columns: readonly { name: string; term: Term | null }[]; pairs: readonly Pair[] };
type Source = Made | { table: string; id: number };
type Scope = { sources: Map<string, Source>; named: Map<string, Made>; pairs: readonly Pair[]; outer: Scope | null };
/** What stands in a 'from': `always` is equal in every row, `all` where no outer join has left a side empty. */
type From = { places: Place[]; always: readonly Pair[]; all: readonly Pair[]; conditions: (Node | undefined)[] };

const NOTHING: Made = { columns: [], pairs: [] };
const NO_FROM: From = { places: [], always: [], all: [], conditions: [] };
const WITHOUT_TABLES = ['TransactionStmt', 'VariableSetStmt', 'FetchStmt', 'ClosePortalStmt'];

/**
 * Reads from a statement whether Citus routes it to one shard: each distributed table in it is restricted to one and the same value
 * of its distribution column, by an equality or by joins along these columns, and no local table stands with them (Citus
 * documentation, 'Query Processing', 'SQL Support and Workarounds'). What it cannot follow counts as a fault.
 */
export function routeStatement({ sql, parameters }: Statement, placement: TablePlacement): Route {
  const places: Place[] = [];
  const faults: string[] = [];
  let ids = 0;

  const top: Scope = { sources: new Map(), named: new Map(), pairs: [], outer: null };
  for (const { stmt } of parseSync(sql).stmts ?? []) if (stmt) visitStatement(stmt, top);
  return judge();

  function visitStatement(node: Node, outer: Scope): Made {
    if ('SelectStmt' in node) return visitSelect(node.SelectStmt, outer);
    if ('InsertStmt' in node) return visitInsert(node.InsertStmt, outer);
    if ('UpdateStmt' in node) {
      const { relation, targetList = [], fromClause = [], whereClause, withClause, returningClause } = node.UpdateStmt;
      refuseMove(relation, targetList);
      return visitChange(relation, fromClause, whereClause, [targetList, returningClause], withClause, outer);
    }
    if ('DeleteStmt' in node) {
      const { relation, usingClause = [], whereClause, withClause, returningClause } = node.DeleteStmt;
      return visitChange(relation, usingClause, whereClause, [returningClause], withClause, outer);
    }
    if ('DeclareCursorStmt' in node && node.DeclareCursorStmt.query)
      return visitStatement(node.DeclareCursorStmt.query, outer);
    const [kind = ''] = Object.keys(node);
    if (!WITHOUT_TABLES.includes(kind)) faults.push(`${kind} is not known here`);
    return NOTHING;
  }

  function visitSelect(select: SelectStmt, outer: Scope): Made {
    const scope = open(outer, select.withClause);
    if (select.larg && select.rarg) {
      visitSelect(select.larg, scope);
      visitSelect(select.rarg, scope);
      return NOTHING;
    }
    const from = visitFrom(select.fromClause ?? [], scope);
    const { targetList = [], whereClause, valuesLists, havingClause, sortClause, limitCount, limitOffset } = select;
    settle(scope, from, whereClause);
    visitInner([targetList, valuesLists, havingClause, sortClause, limitCount, limitOffset], scope);
    return { columns: targetList.map((one) => columnOf(one, scope)), pairs: scope.pairs };
  }

  function visitChange(
    relation: RangeVar | undefined,
    others: Node[],
    where: Node | undefined,
    parts: unknown[],
    withClause: WithClause | undefined,
    outer: Scope,
  ): Made {
    const scope = open(outer, withClause);
    const from = visitFrom(relation ? [{ RangeVar: relation }, ...others] : others, scope);
    refuseCopies(relation);
    settle(scope, from, where);
    visitInner(parts, scope);
    return NOTHING;
  }

  function visitInsert(insert: InsertStmt, outer: Scope): Made {
    const { relation, cols = [], selectStmt, onConflictClause, withClause, returningClause } = insert;
    const scope = open(outer, withClause);
    const table = relation?.relname ?? '';
    refuseCopies(relation);
    const at = cols.findIndex((one) => 'ResTarget' in one && one.ResTarget.name === placement.distributed.get(table));
    const select = selectStmt && 'SelectStmt' in selectStmt ? selectStmt.SelectStmt : {};
    const made = visitSelect(select, scope);
    const terms = select.valuesLists
      ? select.valuesLists.map((row) => termOf('List' in row ? row.List.items?.[at] : undefined, namingOf(scope)))
      : [made.columns[at]?.term ?? null];
    for (const term of terms) {
      const id = nextId();
      const own = placement.distributed.get(table);
      places.push({ table, id, pairs: own && term ? [...made.pairs, [`${id}.${own}`, term]] : [] });
    }
    refuseMove(relation, onConflictClause?.targetList ?? []);
    visitInner([onConflictClause, returningClause], scope);
    return NOTHING;
  }

  /**
   * A scope in which the named parts of a statement are known. What is equal outside of it says nothing within: Citus 13 asks every shard
   * for a subquery that is tied to its person by a column outside of it, though that column is restricted.
   */
  function open(outer: Scope, withClause: WithClause | undefined): Scope {
    const scope: Scope = { sources: new Map(), named: new Map(outer.named), pairs: [], outer };
    for (const node of withClause?.ctes ?? []) {
      if (!('CommonTableExpr' in node)) continue;
      const { ctename = '', ctequery } = node.CommonTableExpr;
      if (ctequery) scope.named.set(ctename, visitStatement(ctequery, scope));
    }
    return scope;
  }

  function visitFrom(nodes: readonly Node[], scope: Scope): From {
    const parts = nodes.map((node) => visitSource(node, scope));
    return {
      places: parts.flatMap((part) => part.places),
      always: parts.flatMap((part) => part.always),
      all: parts.flatMap((part) => part.all),
      conditions: parts.flatMap((part) => part.conditions),
    };
  }

  function visitSource(node: Node, scope: Scope): From {
    if ('JoinExpr' in node) return visitJoin(node.JoinExpr, scope);
    if ('RangeVar' in node) {
      const { relname = '', schemaname, alias } = node.RangeVar;
      const name = alias?.aliasname ?? relname;
      const made = schemaname ? undefined : scope.named.get(relname);
      if (made) return makeSource(name, made, scope);
      const place = { table: relname, id: nextId(), pairs: [] };
      scope.sources.set(name, place);
      return { ...NO_FROM, places: [place] };
    }
    if ('RangeSubselect' in node) {
      const { subquery, alias } = node.RangeSubselect;
      return subquery ? makeSource(alias?.aliasname ?? '', visitStatement(subquery, scope), scope) : NO_FROM;
    }
    if ('RangeFunction' in node) {
      visitInner(node.RangeFunction, scope);
      return NO_FROM;
    }
    faults.push(`${Object.keys(node).join()} is not known here`);
    return NO_FROM;
  }

  function visitJoin({ jointype, larg, rarg, quals }: JoinExpr, scope: Scope): From {
    const left = larg ? visitSource(larg, scope) : NO_FROM;
    const right = rarg ? visitSource(rarg, scope) : NO_FROM;
    const on = pairsOf(quals, namingOf(scope));
    const all = [...left.all, ...right.all, ...on];
    const conditions = [...left.conditions, ...right.conditions, quals];
    // A side that may stay empty is restricted by what joins it, and restricts the other one by nothing.
    const known = (places: Place[], pairs: readonly Pair[]) =>
      places.map((place) => ({ ...place, pairs: [...place.pairs, ...pairs] }));
    if (jointype === 'JOIN_INNER') {
      return {
        places: [...left.places, ...right.places],
        always: [...left.always, ...right.always, ...on],
        all,
        conditions,
      };
    }
    if (jointype === 'JOIN_LEFT') {
      const inner = known(right.places, [...left.all, ...right.always, ...on]);
      return { places: [...left.places, ...inner], always: left.always, all, conditions };
    }
    faults.push(`${jointype} is not known here`);
    return { ...NO_FROM, conditions };
  }

  function makeSource(name: string, made: Made, scope: Scope): From {
    scope.sources.set(name, made);
    return { ...NO_FROM, always: made.pairs, all: made.pairs };
  }

  /** Notes the places of a 'from' with all that is equal in them, and visits what is asked within its conditions. */
  function settle(scope: Scope, from: From, where: Node | undefined): void {
    scope.pairs = [...scope.pairs, ...from.always, ...pairsOf(where, namingOf(scope))];
    for (const place of from.places) places.push({ ...place, pairs: [...place.pairs, ...scope.pairs] });
    visitInner([from.conditions, where], scope);
  }

  /** Visits the statements within expressions. */
  function visitInner(part: unknown, scope: Scope): void {
    if (typeof part !== 'object' || part === null) return;
    for (const [key, value] of Object.entries(part)) {
      if (key === 'SelectStmt') visitSelect(value as SelectStmt, scope);
      else visitInner(value, scope);
    }
  }

  function columnOf(target: Node, scope: Scope): Made['columns'][number] {
    if (!('ResTarget' in target)) return { name: '', term: null };
    const { name, val } = target.ResTarget;
    const fields = val && 'ColumnRef' in val ? (val.ColumnRef.fields ?? []) : [];
    const last = fields.at(-1);
    const ownName = last && 'String' in last ? (last.String.sval ?? '') : '';
    return { name: name ?? ownName, term: termOf(val, namingOf(scope)) };
  }

  function namingOf(scope: Scope): Naming {
    return { column: (path) => findColumn(path, scope), value: (parameter) => parameters[parameter - 1] };
  }

  function findColumn(path: readonly string[], scope: Scope): Term | null {
    const [column = '', name] = path.toReversed();
    if (name !== undefined) {
      const source = scope.sources.get(name);
      if (source) return columnIn(source, column);
      return scope.outer && findColumn(path, scope.outer);
    }
    // Without a name it is the only table's; among several it could be any of them.
    const [only, ...others] = scope.sources.values();
    return only && others.length === 0 ? columnIn(only, column) : null;
  }

  function columnIn(source: Source, column: string): Term | null {
    if ('table' in source) return `${source.id}.${column}`;
    return source.columns.find(({ name }) => name === column)?.term ?? null;
  }

  /** A row that changes its person would change its shard ('modifying the partition value of rows is not allowed'). */
  function refuseMove(relation: RangeVar | undefined, targets: readonly Node[]): void {
    const own = placement.distributed.get(relation?.relname ?? '');
    const moved = targets.some((one) => 'ResTarget' in one && one.ResTarget.name === own);
    if (own && moved) faults.push(`moves rows of ${relation?.relname} to another shard`);
  }

  function refuseCopies(relation: RangeVar | undefined): void {
    if (placement.reference.has(relation?.relname ?? '')) faults.push(`writes ${relation?.relname} on every node`);
  }

  function nextId(): number {
    ids += 1;
    return ids;
  }

  function judge(): Route {
    const people = new Set<string>();
    const local = new Set<string>();
    const copied = new Set<string>();
    for (const { table, id, pairs } of places) {
      const own = placement.distributed.get(table);
      if (!own) (placement.reference.has(table) ? copied : local).add(table);
      if (!own || table.startsWith('pg_')) continue;
      const [person] = valuesOf(`${id}.${own}`, pairs);
      if (person === undefined) faults.push(`does not restrict ${table} to a person`);
      else people.add(person);
    }
    if (people.size > 1) faults.push(`asks for ${[...people].join(' and ')}`);
    const isMixed = local.size > 0 && (people.size > 0 || copied.size > 0 || faults.length > 0);
    if (isMixed) faults.push(`asks the local ${[...local].join(', ')} together with others`);
    return { people: [...people], local: [...local], fault: faults.length > 0 ? faults.join('; ') : null };
  }
}
