// Adds what is named to the shopping list.
//   PLATEWISE_URL=https://platewise.example PLATEWISE_TOKEN=plw_... node add-to-list.ts Coffee 'Paper towels'
import { createPlatewise } from '@platewise/client';

const { PLATEWISE_URL: url = 'http://localhost:3000', PLATEWISE_TOKEN: token } = process.env;
const platewise = createPlatewise({ url, token });

for (const name of process.argv.slice(2)) {
  const added = await platewise.call('POST /api/shopping-list/items', { body: { name } });
  if (added.ok) {
    console.log(`${name} is on the list.`);
  } else {
    const [issue] = added.error.issues;
    console.error(issue ? `${issue.path}: ${issue.message}` : `${added.error.code}: ${added.error.message}`);
    process.exitCode = 1;
  }
}
