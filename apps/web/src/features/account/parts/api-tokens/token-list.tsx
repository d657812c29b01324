import { Button, Text } from '@mantine/core';
import type { PersonalToken } from '@platewise/contract/account/api-token-schema';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { trpc } from '../../../../shared/api/trpc.ts';
import classes from '../../../../shared/ui/lists/record-list.module.css';
import { useListFocus } from '../../../../shared/ui/lists/use-list-focus.ts';
import { ShownOnce } from '../../../../shared/ui/shown-once.tsx';
import { LoadingBlock } from '../../../../shared/ui/states/loading-block.tsx';
import { QueryStates } from '../../../../shared/ui/states/query-states.tsx';
import typography from '../../../../shared/ui/typography/typography.module.css';
import { TokenForm } from './token-form.tsx';
import { TokenRow } from './token-row.tsx';

const words = texts.accountSettings.tokens;
const max = LIMITS.personalTokensMax;

type Shown = { kind: 'list' } | { kind: 'form' } | { kind: 'made'; name: string; token: string };

/** The API tokens of a person, newest first; one is made in the place where it is listed afterwards. */
export function TokenList() {
  const query = trpc.users.tokens.list.useQuery();
  return (
    <QueryStates
      query={query}
      loading={<LoadingBlock height={160} />}
      failed={{ title: words.failedTitle, text: words.failedText }}
    >
      {(tokens) => <Tokens tokens={tokens} />}
    </QueryStates>
  );
}

function Tokens({ tokens }: { tokens: readonly PersonalToken[] }) {
  const [shown, setShown] = useState<Shown>({ kind: 'list' });
  const list = useListFocus(tokens.length);
  const makeButton = useRef<HTMLButtonElement>(null);

  function backToList(): void {
    flushSync(() => setShown({ kind: 'list' }));
    (makeButton.current ?? list.current)?.focus();
  }

  return (
    <section ref={list} tabIndex={-1} aria-label={words.list} className={classes.list}>
      {tokens.length === 0 && shown.kind === 'list' && <p className={classes.empty}>{words.empty}</p>}
      <ul>
        {shown.kind === 'form' && (
          <li>
            <TokenForm onMade={(made) => setShown({ kind: 'made', ...made })} onClose={backToList} />
          </li>
        )}
        {shown.kind === 'made' && (
          <li>
            <NewToken name={shown.name} token={shown.token} onClose={backToList} />
          </li>
        )}
        {tokens.map((token) => (
          <li key={token.id}>
            <TokenRow token={token} />
          </li>
        ))}
      </ul>
      {shown.kind === 'list' && (
        <div className={classes.foot}>
          {tokens.length < max && (
            <Button
              ref={makeButton}
              variant={tokens.length === 0 ? 'filled' : 'default'}
              leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
              onClick={() => setShown({ kind: 'form' })}
            >
              {words.make}
            </Button>
          )}
          {tokens.length > 0 && (
            <Text className={typography.figures} inherit c="dimmed">
              {tokens.length < max ? words.left({ count: tokens.length, max }) : words.full({ max })}
            </Text>
          )}
        </div>
      )}
    </section>
  );
}

type NewTokenProps = { name: string; token: string; onClose: () => void };

/** The one time that a token can be read. */
function NewToken({ name, token, onClose }: NewTokenProps) {
  return (
    <>
      <ShownOnce label={words.newToken({ name })} secret={token} words={words}>
        <Button variant="default" onClick={onClose}>
          {words.done}
        </Button>
      </ShownOnce>
      <Text inherit c="dimmed" mt="xs">
        {words.assistants({ address: new URL('/mcp', window.location.href).href })}
      </Text>
    </>
  );
}
