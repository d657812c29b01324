import { isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Located, Problem } from './problem.ts';

/** A YAML file that was read: its value where nothing is wrong, and the line of what stands at a path in it. */
export type ReadDocument<T> = {
  value: T | undefined;
  problems: Problem[];
  lineOf: (path: readonly PropertyKey[]) => number;
};

/** Reads a YAML file and checks it, with the line of each problem. */
export function readDocument<T>(file: string, yaml: string, schema: z.ZodType<T>): ReadDocument<T> {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const lineOf = (path: readonly PropertyKey[]) => {
    for (let depth = path.length; depth > 0; depth--) {
      const node = document.getIn(path.slice(0, depth), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };
  const [broken] = document.errors;
  if (broken) {
    const [sentence = ''] = broken.message.split(/ at line|\n/);
    const text = `${sentence}; a text with ': ' or ' #' in it stands in single quotes`;
    return {
      value: undefined,
      lineOf,
      problems: [{ file, line: broken.linePos?.[0].line ?? 1, field: 'YAML', text }],
    };
  }
  const { data, error } = schema.safeParse(document.toJS());
  const problems = (error?.issues ?? []).map(({ path, message }) => ({
    file,
    line: lineOf(path),
    field: path.filter((key) => typeof key === 'string').join('.') || 'entry',
    text: message,
  }));
  return { value: data, problems, lineOf };
}

/** The entries of a list that was read, each with its line. */
export function locateEntries<T>(file: string, { value = [], lineOf }: ReadDocument<T[]>): Located<T>[] {
  return value.map((entry, index) => ({ file, line: lineOf([index]), value: entry }));
}
