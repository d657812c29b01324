import { Button, Group, Text } from '@mantine/core';
import type { PersonalToken } from '@platewise/contract/account/api-token-schema';
import { dateFormat } from '@platewise/contract/language/formats';
import { texts } from '@platewise/contract/texts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { errorCode, errorSentence } from '../../../../shared/api/api-error.ts';
import { trpc } from '../../../../shared/api/trpc.ts';
import classes from '../../../../shared/ui/lists/record-row.module.css';
import { AskAgain } from '../../../../shared/ui/states/ask-again.tsx';
import { notifyError, notifySuccess } from '../../../../shared/ui/toasts/notify.ts';
import { scopesText } from './scopes-text.ts';

const words = texts.accountSettings.tokens;

type TokenRowProps = { token: PersonalToken };

/** One token: what distinguishes it, and its end; revoking asks once more in its place. */
export function TokenRow({ token }: TokenRowProps) {
  const { name, createdAt, lastUsedAt, expiresAt, scopes } = token;
  const [isAsking, setIsAsking] = useState(false);
  const revokeButton = useRef<HTMLButtonElement>(null);
  const isOver = expiresAt !== null && new Date(expiresAt) <= new Date();
  const facts = [
    scopesText(scopes),
    words.made({ date: dayOf(createdAt) }),
    lastUsedAt ? words.lastUsed({ date: momentOf(lastUsedAt) }) : words.neverUsed,
    ...(isOver ? [] : [expiresAt ? words.endsOn({ date: dayOf(expiresAt) }) : words.noEnd]),
  ];

  function dismiss(): void {
    flushSync(() => setIsAsking(false));
    revokeButton.current?.focus({ preventScroll: true });
  }

  return (
    <Group gap="var(--space-8) var(--space-24)" align="flex-start" justify="space-between">
      <div className={classes.words}>
        <h3 dir="auto" className={classes.name}>
          {name}
        </h3>
        <p>
          {facts.join(' · ')}
          {isOver && (
            <>
              {' · '}
              <Text span inherit c="var(--tomato)">
                {words.ended({ date: dayOf(expiresAt) })}
              </Text>
            </>
          )}
        </p>
      </div>
      {isAsking ? (
        <RevokeToken token={token} onClose={dismiss} />
      ) : (
        <Group gap={0} align="stretch" wrap="nowrap" flex="none" mx="calc(-1 * var(--space-8))">
          <Button
            ref={revokeButton}
            variant="subtle"
            size="compact-md"
            aria-label={words.revokeToken({ name })}
            onClick={() => setIsAsking(true)}
          >
            {words.revoke}
          </Button>
        </Group>
      )}
    </Group>
  );
}

function dayOf(iso: string): string {
  return day.format(new Date(iso));
}

function momentOf(iso: string): string {
  return moment.format(new Date(iso));
}

const day = dateFormat({ dateStyle: 'medium' });
const moment = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

type RevokeTokenProps = { token: PersonalToken; onClose: () => void };

/** Asks once more before a token stops working. */
function RevokeToken({ token: { id, name }, onClose }: RevokeTokenProps) {
  const { list } = trpc.useUtils().users.tokens;
  const revoking = trpc.users.tokens.revoke.useMutation();

  async function revoke(): Promise<void> {
    try {
      await revoking.mutateAsync({ tokenId: id });
    } catch (error) {
      // Another tab was faster: what does not work any more is what was asked for.
      if (errorCode(error) !== 'NOT_FOUND') {
        notifyError(errorSentence(error, words.revokeFailed));
        return onClose();
      }
    }
    list.setData(undefined, (known) => known?.filter((one) => one.id !== id));
    notifySuccess(words.revoked({ name }));
  }

  return (
    <AskAgain
      question={words.revokeAsk({ name })}
      yes={words.revokeYes}
      no={words.keep}
      isBusy={revoking.isPending}
      onYes={() => void revoke()}
      onNo={onClose}
    />
  );
}
