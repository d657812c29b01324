import { z } from 'zod';
import { envSchema } from '../env.ts';
import { SECTIONS } from './variable-meanings.ts';

/** No variable that has a form takes this, so that what it takes is in the sentence that refuses it. */
const REFUSED = '\u0000';

const HEAD = `# Every variable

<!-- Made by \`npm run docs:configure\` from apps/server/src/env; a test compares them. Change it there. -->

The server reads these from its environment, and nothing else: there is no settings file. An empty value counts as not set. A
value that cannot be used, or half of a group, ends the start with exit code 78 and one line that names the variable:

\`\`\`text
PORT cannot be used: it must be a whole number from 0 to 65535.
\`\`\`

No variable is needed on a laptop ([install.md](install.md)). [secure.md](secure.md) has those that matter before people come.
The compose file passes all of them from the environment of anyone who starts it, but those that are the container's own.
`;

const FOOT = `## Tests only

\`CHROME_PATH\` names a Chromium; without it one is found or installed. \`TEST_DATABASE_URL\` names a Postgres on which the database
tests run as well, \`TEST_REDIS_URL\` a Redis. [tests.md](tests.md) has the rest.
`;

/** The text of docs/configure.md. */
export function configurationPage(): string {
  const sections = SECTIONS.map(({ title, about, variables }) => {
    const rows = Object.entries(variables).map(([name, variable]) => {
      const preset = variable.default ?? presetOf(name);
      return `| \`${name}\` | ${takenBy(name)} | ${preset} | ${variable.meaning} |`;
    });
    const table = ['| variable | takes | without it | meaning |', '|---|---|---|---|', ...rows].join('\n');
    return [`## ${title}`, about, table].filter(Boolean).join('\n\n');
  });
  return `${[HEAD, ...sections].map((part) => part.trim()).join('\n\n')}\n\n${FOOT}`;
}

function schemaOf(name: string): z.ZodType {
  const schema: unknown = Reflect.get(envSchema.shape, name);
  if (!(schema instanceof z.ZodType)) throw new Error(`${name} is no variable of the server.`);
  return schema;
}

function presetOf(name: string): string {
  const preset = z.object({ [name]: schemaOf(name) }).parse({})[name];
  if (typeof preset !== 'string' && typeof preset !== 'number') throw new Error(`${name} needs a default in words.`);
  // Its default is a whole path already, of the machine that writes the page.
  return `\`${name === 'DATA_DIR' ? './data' : preset}\``;
}

function takenBy(name: string): string {
  const { error } = schemaOf(name).safeParse(REFUSED);
  const refusal = error?.issues[0]?.message.replace(/^must (be |have )?/, '') ?? 'any text';
  // What a sentence says of the value itself is nothing for the page.
  const sentence = refusal.split('; ').filter((part) => !part.includes(REFUSED));
  // A group of digits, as people read it.
  return sentence.join('; ').replaceAll(/\d{5,}/g, (digits) => digits.replace(/\B(?=(\d{3})+$)/g, ','));
}
