import { Button, Group } from '@mantine/core';
import type { Passkey } from '@platewise/contract/account/factor-schema';
import { dateFormat } from '@platewise/contract/language/formats';
import { texts } from '@platewise/contract/texts';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFactors, useForgetFactors } from '../../../../shared/session/use-factors.ts';
import classes from '../../../../shared/ui/lists/record-list.module.css';
import recordRowClasses from '../../../../shared/ui/lists/record-row.module.css';
import { useListFocus } from '../../../../shared/ui/lists/use-list-focus.ts';
import { AskAgain } from '../../../../shared/ui/states/ask-again.tsx';
import { LoadingBlock } from '../../../../shared/ui/states/loading-block.tsx';
import { QueryStates } from '../../../../shared/ui/states/query-states.tsx';
import { notifyError, notifySuccess } from '../../../../shared/ui/toasts/notify.ts';
import { PasskeyForm } from './passkey-form.tsx';
import { useProvedRequest } from './use-proved-request.ts';

const words = texts.accountSettings.passkeys;
const { failedTitle, failedText } = texts.accountSettings.factors;

/** The passkeys of a person, newest first; one is made in the place where it is listed afterwards. */
export function PasskeyList() {
  const query = useFactors();
  return (
    <QueryStates query={query} loading={<LoadingBlock height={96} />} failed={{ title: failedTitle, text: failedText }}>
      {({ passkeys }) => <Passkeys passkeys={passkeys} />}
    </QueryStates>
  );
}

function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const [isAdding, setIsAdding] = useState(false);
  const list = useListFocus(passkeys.length);
  const addButton = useRef<HTMLButtonElement>(null);

  function close(): void {
    flushSync(() => setIsAdding(false));
    addButton.current?.focus();
  }

  return (
    <section ref={list} tabIndex={-1} aria-label={words.list} className={classes.list}>
      {passkeys.length === 0 && !isAdding && <p className={classes.empty}>{words.empty}</p>}
      <ul>
        {isAdding && (
          <li>
            <PasskeyForm onClose={close} />
          </li>
        )}
        {passkeys.map((passkey) => (
          <li key={passkey.id}>
            <PasskeyRow passkey={passkey} />
          </li>
        ))}
      </ul>
      {!isAdding && (
        <div className={classes.foot}>
          <Button
            ref={addButton}
            variant="default"
            leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
            onClick={() => setIsAdding(true)}
          >
            {words.add}
          </Button>
        </div>
      )}
    </section>
  );
}

/** One passkey; removing it asks once more in its place. */
function PasskeyRow({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const removeButton = useRef<HTMLButtonElement>(null);
  const forgetFactors = useForgetFactors();
  const request = useProvedRequest();
  const facts = [
    words.since({ date: day.format(new Date(createdAt)) }),
    lastUsedAt ? words.used({ date: day.format(new Date(lastUsedAt)) }) : words.neverUsed,
  ];

  function dismiss(): void {
    flushSync(() => setIsAsking(false));
    removeButton.current?.focus({ preventScroll: true });
  }

  async function remove(): Promise<void> {
    setIsBusy(true);
    const answer = await request('passkey/remove', { id });
    setIsBusy(false);
    // Removed elsewhere meanwhile: that is what was asked for.
    if (!answer.ok && answer.code !== 'NOT_FOUND') {
      notifyError(answer.code === 'SIGN_IN_AGAIN' ? words.removeFailed : answer.sentence);
      return dismiss();
    }
    notifySuccess(words.removed);
    await forgetFactors();
  }

  return (
    <Group gap="var(--space-8) var(--space-24)" align="flex-start" justify="space-between">
      <div className={recordRowClasses.words}>
        <h3 className={recordRowClasses.name} dir="auto">
          {name}
        </h3>
        <p>{facts.join(' · ')}</p>
      </div>
      {isAsking ? (
        <AskAgain
          question={words.removeAsk({ name })}
          yes={words.removeYes}
          no={words.keep}
          isBusy={isBusy}
          onYes={() => void remove()}
          onNo={dismiss}
        />
      ) : (
        <Group gap={0} align="stretch" wrap="nowrap" flex="none" mx="calc(-1 * var(--space-8))">
          <Button
            ref={removeButton}
            variant="subtle"
            size="compact-md"
            aria-label={words.removeOne({ name })}
            onClick={() => setIsAsking(true)}
          >
            {words.remove}
          </Button>
        </Group>
      )}
    </Group>
  );
}

const day = dateFormat({ dateStyle: 'medium' });
