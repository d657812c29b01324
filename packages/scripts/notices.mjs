// `npm run notices` writes THIRD-PARTY-NOTICES.md: the packages of others that reach people, by the lockfile, with the texts that lie
// in them. With --check it writes nothing and fails where the file is another, or a licence is none of those that are allowed.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAllowed } from './notices/allowed-licences.mjs';
import { shippedPackages } from './notices/shipped-packages.mjs';

const FILE = 'THIRD-PARTY-NOTICES.md';
const IS_TEXT = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;

const packages = shippedPackages(JSON.parse(readFileSync('package-lock.json', 'utf8')));
const refused = packages.filter((one) => !isAllowed(one));
for (const { name, version, license } of refused) {
  const found = license ? `has the licence ${license}` : 'names no licence';
  console.error(
    `notices: ${name} ${version} ${found}, which packages/scripts/notices/allowed-licences.mjs does not allow.`,
  );
}
const missing = packages.filter(({ path }) => !existsSync(path));
for (const { name, version } of missing) console.error(`notices: ${name} ${version} is not installed. Run npm ci.`);
if (refused.length > 0 || missing.length > 0) process.exit(1);

const text = `${readFileSync(join(import.meta.dirname, 'notices/head.md'), 'utf8').trim()}\n\n${sectionsOf(packages).join('\n\n')}\n`;
if (process.argv.includes('--check')) {
  const present = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
  if (present !== text) {
    console.error(`notices: ${FILE} is not that of the packages in the lockfile. Run npm run notices.`);
    process.exit(1);
  }
} else {
  writeFileSync(FILE, text);
  console.log(`${FILE} names ${packages.length} packages.`);
}

/** A section for each text, under the names of all packages that have it. */
function sectionsOf(all) {
  const sections = new Map();
  for (const one of all) {
    const body = textOf(one);
    sections.set(body, [...(sections.get(body) ?? []), `### ${one.name} ${one.version} (${one.license})`]);
  }
  return [...sections].map(([body, titles]) => `${titles.join('\n')}\n\n\`\`\`\`text\n${body}\n\`\`\`\``);
}

function textOf({ path }) {
  const files = readdirSync(path, { withFileTypes: true }).filter((file) => file.isFile() && IS_TEXT.test(file.name));
  const texts = files
    .map(({ name }) => name)
    .toSorted()
    .map((name) =>
      readFileSync(join(path, name), 'utf8')
        .replaceAll('\r', '')
        .replaceAll(/[ \t]+$/gm, '')
        .trim(),
    );
  return texts.length > 0 ? [...new Set(texts)].join('\n\n') : withoutFile(path);
}

function withoutFile(path) {
  const { license, author, homepage, repository } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
  const by = typeof author === 'string' ? author : author?.name;
  const from = homepage ?? (typeof repository === 'string' ? repository : repository?.url);
  const known = [by && `author: ${by}`, from && `source: ${from}`].filter(Boolean).join('; ');
  return `The package holds no text of its licence. Its package.json names ${license}${known && ` (${known})`}.`;
}
