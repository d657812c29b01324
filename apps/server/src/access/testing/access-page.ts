import { appRouter } from '@platewise/api/app-router';
import { TOKEN_SCOPES, type TokenScope } from '@platewise/contract/account/api-token-schema';
import { REST_ROUTES } from '../../rest/rest-routes.ts';
import type { Access, CallerKind } from './access-rule.ts';
import { nameOf } from './ask-everything.ts';

const HEAD = `# Who may call what

Every procedure and every path of REST as the server answered them in \`apps/server/src/access/access.test.ts\`, which asks each as everybody
here, compares the answers with what the procedure declares in its router (\`packages/api/src/trpc.ts\`), and writes this page again with
\`npx vitest run --project server access -u\`. Whose rows a call reaches is held by \`packages/api/src/strangers.test.ts\`.

- **yes**: let in. **sign in**: 401. **no**: 403, with what is missing. **again**: 403 until the person has proved who they are once more.
- **Family** has one account: the people of a family are its profiles, and nobody else can call for them.
- **no (shared meals)**: only for a plan whose meals several people share; other plans are let in.
- **Operator**: somebody to whom that was granted on the machine, in the browser, who has lately proved who they are. **-**: 404, as where there is no such procedure.
- **16 minutes**: a session whose person proved who they are 16 minutes ago.
- **API tokens**: scopes of which a token needs one. What is called with another is refused with the name of the scope.
- **Ended**: 401 everywhere, also where a visitor is let in, for a session that is over, was signed out, or names another than it was made for,
  a revoked, expired or invented API token, and any bearer of a deleted account; \`users.remove\` alone answers a deleted account again as the
  first time.

| procedure | REST | visitor | free | Pro | Family | 16 minutes | operator | API tokens | ended |
|---|---|---|---|---|---|---|---|---|---|
`;

const WORDS = {
  in: 'yes',
  UNAUTHENTICATED: 'sign in',
  SIGN_IN_AGAIN: 'again',
  TOKEN_NOT_ALLOWED: 'no',
  SCOPE_MISSING: 'no',
  PRO_ONLY: 'no',
  FAMILY_ONLY: 'no (shared meals)',
  NOT_FOUND: '-',
} as const satisfies Record<Access, string>;

/** The matrix as people read it, from what the server answered. */
export function accessPage(answerOf: (kind: CallerKind, procedure: string) => Access): string {
  const rows = Object.keys(appRouter._def.procedures)
    .toSorted()
    .map((procedure) => {
      const word = (kind: CallerKind) => WORDS[answerOf(kind, procedure)];
      const routes = REST_ROUTES.filter((row) => row.procedure === procedure).map((row) => `\`${nameOf(row)}\``);
      const tokens = tokensOf(TOKEN_SCOPES.filter((scope) => answerOf(scope, procedure) === 'in'));
      const plans = (['visitor', 'free', 'pro', 'family', 'old session', 'operator'] as const).map(word);
      return [`\`${procedure}\``, routes.join('<br>'), ...plans, tokens, word('ended')];
    });
  return `${HEAD}${rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`;
}

function tokensOf(scopes: readonly TokenScope[]): string {
  if (scopes.length === TOKEN_SCOPES.length) return 'any';
  return scopes.length === 0 ? 'none' : scopes.join(', ');
}
