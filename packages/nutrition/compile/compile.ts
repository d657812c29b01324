// Writes src/compiled from data/, or with --check only compares them. Prints what is wrong in the data, one problem a line.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { compileData } from './compile-data.ts';

const DATA = join(import.meta.dirname, '../data');
const COMPILED = join(import.meta.dirname, '../src/compiled');
const isCheck = process.argv.includes('--check');

const { modules, problems } = compileData(readData());
if (problems.length === 0) {
  for (const [file, text] of modules) {
    if (isCheck) problems.push(...outdated(file, text));
    else writeFileSync(join(COMPILED, file), text);
  }
}
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;

function readData(): Map<string, string> {
  const files = readdirSync(DATA, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(csv|yaml)$/.test(file));
  return new Map(files.sort().map((file) => [file.replaceAll(sep, '/'), readFileSync(join(DATA, file), 'utf8')]));
}

function outdated(file: string, text: string): string[] {
  const path = join(COMPILED, file);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return [];
  return [`src/compiled/${file} is not what data/ says: npm run compile -w packages/nutrition`];
}
