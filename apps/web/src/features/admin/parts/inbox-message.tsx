import { Button, Group, Text } from '@mantine/core';
import type { AdminMessage } from '@platewise/contract/admin/admin-work-schema';
import { adminScreen } from '@platewise/contract/texts/admin/admin-screen';
import { useEffect, useRef, useState } from 'react';
import { errorCode, errorSentence } from '../../../shared/api/api-error.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import record from '../../../shared/ui/lists/record-row.module.css';
import { AskAgain } from '../../../shared/ui/states/ask-again.tsx';
import { notifyError, notifySuccess } from '../../../shared/ui/toasts/notify.ts';
import { momentText } from '../data/column.ts';
import classes from './inbox-message.module.css';

const words = adminScreen.inbox;
const SMALL = { variant: 'subtle', size: 'compact-md' } as const;

/** One message: who wrote what, whether it was read and answered, and what can be done with it. */
export function InboxMessage({ message }: { message: AdminMessage }) {
  const { subject, name, email, createdAt, readAt, answeredAt } = message;
  const [isAsking, setIsAsking] = useState(false);
  const { markRead, markAnswered, remove, isBusy } = useMessageActions(message.id);
  const place = useFocusAfter(`${readAt} ${answeredAt} ${isAsking}`);
  const facts = [
    momentText(createdAt),
    readAt === null ? words.isNew : null,
    answeredAt === null ? null : `${words.answeredAt} ${momentText(answeredAt)}`,
  ];

  return (
    <article ref={place} tabIndex={-1} aria-label={subject} className={classes.message}>
      <div className={record.words}>
        <h3 className={record.name}>{subject}</h3>
        <p>{words.from({ name, email })}</p>
        <p>{facts.filter((fact) => fact !== null).join(' · ')}</p>
      </div>
      <Text className={classes.text} dir="auto">
        {message.message}
      </Text>
      {isAsking ? (
        <AskAgain
          question={words.removeAsk({ subject })}
          yes={words.removeYes}
          no={words.removeNo}
          isBusy={isBusy}
          onYes={remove}
          onNo={() => setIsAsking(false)}
        />
      ) : (
        <Group gap="var(--space-4)" mx="calc(-1 * var(--space-8))">
          <Button {...SMALL} component="a" href={replyTo(message)} aria-label={words.answerOne({ subject })}>
            {words.answer}
          </Button>
          {readAt === null && (
            <Button {...SMALL} aria-label={words.readOne({ subject })} disabled={isBusy} onClick={markRead}>
              {words.read}
            </Button>
          )}
          <Button
            {...SMALL}
            aria-label={answeredAt === null ? words.answeredOne({ subject }) : words.reopenOne({ subject })}
            disabled={isBusy}
            onClick={() => markAnswered(answeredAt === null)}
          >
            {answeredAt === null ? words.answered : words.reopen}
          </Button>
          <Button {...SMALL} color="tomato" aria-label={words.removeOne({ subject })} onClick={() => setIsAsking(true)}>
            {words.remove}
          </Button>
        </Group>
      )}
    </article>
  );
}

function replyTo({ email, subject }: AdminMessage): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(words.reply({ subject }))}`;
}

/** What was pressed may go with what it did: the keyboard stays with the message. */
function useFocusAfter(change: string) {
  const place = useRef<HTMLElement>(null);
  const before = useRef(change);
  useEffect(() => {
    if (before.current === change) return;
    before.current = change;
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [change]);
  return place;
}

function useMessageActions(messageId: string) {
  const { inbox } = trpc.useUtils().admin;
  const options = {
    onSuccess: () => inbox.invalidate(),
    onError: (error: unknown) => {
      notifyError(errorSentence(error, words.failed));
      // Somebody else has deleted it.
      if (errorCode(error) === 'NOT_FOUND') void inbox.invalidate();
    },
  };
  const reading = trpc.admin.markRead.useMutation(options);
  const answering = trpc.admin.markAnswered.useMutation(options);
  const removing = trpc.admin.deleteMessage.useMutation({
    ...options,
    onSuccess: () => {
      notifySuccess(words.removed);
      return inbox.invalidate();
    },
  });
  return {
    isBusy: reading.isPending || answering.isPending || removing.isPending,
    markRead: () => reading.mutate({ messageId }),
    markAnswered: (isAnswered: boolean) => answering.mutate({ messageId, isAnswered }),
    remove: () => removing.mutate({ messageId }),
  };
}
