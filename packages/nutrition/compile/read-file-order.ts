import { z } from 'zod';
import type { Problem } from './problem.ts';
import { readDocument } from './read-document.ts';

const LIST = 'files.yaml';
const EXTENSIONS = { foods: 'csv', recipes: 'yaml' } as const;

const schema = z.strictObject({
  foods: z.record(z.string(), z.string()),
  recipes: z.record(z.string(), z.string()),
});

type Folder = keyof typeof EXTENSIONS;
type DataFile = { file: string; text: string };

/** The files of foods and of recipes, in the order that files.yaml gives them; each file is named there. */
export function readFileOrder(data: ReadonlyMap<string, string>): Record<Folder, DataFile[]> & { problems: Problem[] } {
  const { value, problems, lineOf } = readDocument(LIST, data.get(LIST) ?? '', schema);
  const read = (folder: Folder) => {
    const names = Object.keys(value?.[folder] ?? {});
    const fileOf = (name: string) => `${folder}/${name}.${EXTENSIONS[folder]}`;
    const listed = new Set(names.map(fileOf));
    const unlisted = [...data.keys()].filter((file) => file.startsWith(`${folder}/`) && !listed.has(file));
    if (value) {
      const text = 'is not named in files.yaml, which gives the order of the table; name it there';
      problems.push(...unlisted.map((file) => ({ file, line: 1, field: 'file', text })));
    }
    return names.flatMap((name) => {
      const file = fileOf(name);
      const text = data.get(file);
      if (text !== undefined) return { file, text };
      const line = lineOf([folder, name]);
      problems.push({ file: LIST, line, field: folder, text: `names ${file}, which does not exist` });
      return [];
    });
  };
  return { foods: read('foods'), recipes: read('recipes'), problems };
}
