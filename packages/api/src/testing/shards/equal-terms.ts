import type { Node } from 'libpg-query';

/** A column of one place of a table in a statement, or a value. */
export type Term = string;
/** Two terms that are equal in every row. */
export type Pair = readonly [Term, Term];
/** What the names of a part of a statement stand for; null for what is more than a column or a value. */
export type Naming = { column: (path: readonly string[]) => Term | null; value: (parameter: number) => unknown };

const VALUE = 'value ';

/** The term of a column or of a value; casts change neither. */
export function termOf(node: Node | undefined, naming: Naming): Term | null {
  if (!node) return null;
  if ('TypeCast' in node) return termOf(node.TypeCast.arg, naming);
  if ('ParamRef' in node) return valueTerm(naming.value(node.ParamRef.number ?? 0));
  if ('A_Const' in node) return 'sval' in node.A_Const ? valueTerm(node.A_Const.sval?.sval) : null;
  if ('ColumnRef' in node) {
    const path = (node.ColumnRef.fields ?? []).map((field) => ('String' in field ? (field.String.sval ?? '') : '*'));
    return naming.column(path);
  }
  return null;
}

/** What a condition makes equal: the equalities that it joins by 'and', of single terms or of rows of them. */
export function pairsOf(condition: Node | undefined, naming: Naming): Pair[] {
  if (!condition) return [];
  if ('BoolExpr' in condition) {
    const { boolop, args = [] } = condition.BoolExpr;
    return boolop === 'AND_EXPR' ? args.flatMap((one) => pairsOf(one, naming)) : [];
  }
  if (!('A_Expr' in condition)) return [];
  const { kind, name = [], lexpr, rexpr } = condition.A_Expr;
  const [operator] = name;
  if (!operator || !('String' in operator) || operator.String.sval !== '=') return [];
  if (kind === 'AEXPR_OP') return equal(lexpr, rexpr, naming);
  if (kind !== 'AEXPR_IN' || !rexpr || !('List' in rexpr)) return [];
  const [only, ...others] = rexpr.List.items ?? [];
  return others.length === 0 ? equal(lexpr, only, naming) : [];
}

/** The values that a term is equal to, by way of others. */
export function valuesOf(term: Term, pairs: readonly Pair[]): string[] {
  const equal = new Set([term]);
  for (const one of equal) {
    for (const [left, right] of pairs) {
      if (left === one) equal.add(right);
      if (right === one) equal.add(left);
    }
  }
  return [...equal].filter((one) => one.startsWith(VALUE)).map((one) => one.slice(VALUE.length));
}

function valueTerm(value: unknown): Term | null {
  return typeof value === 'string' ? `${VALUE}${value}` : null;
}

function equal(left: Node | undefined, right: Node | undefined, naming: Naming): Pair[] {
  if (left && right && 'RowExpr' in left && 'RowExpr' in right) {
    const others = right.RowExpr.args ?? [];
    return (left.RowExpr.args ?? []).flatMap((one, place) => equal(one, others[place], naming));
  }
  const [first, second] = [termOf(left, naming), termOf(right, naming)];
  return first !== null && second !== null ? [[first, second]] : [];
}
