import { Button, Text, Title } from '@mantine/core';
import { bodyScreen } from '@platewise/contract/texts/diary/body-screen';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { errorSentence } from '../../../shared/api/api-error.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import type { Operation } from '../../../shared/sync/queue/operation.ts';
import { useOperationQueue } from '../../../shared/sync/queue/use-operations.ts';
import { QuestionModal } from '../../../shared/ui/dialogs/question-modal.tsx';
import { notifyError, notifySuccess } from '../../../shared/ui/toasts/notify.ts';
import { BODY_OPERATIONS } from '../data/body-operations.ts';
import classes from './body.module.css';

const words = bodyScreen.forget;

function isOfBody({ kind }: Operation): boolean {
  return kind in BODY_OPERATIONS.describe;
}

/** The way to have nothing of the body stored any more. */
export function ForgetBody() {
  const titleId = useId();
  const [isAsking, setIsAsking] = useState(false);
  const utils = trpc.useUtils();
  const queue = useOperationQueue();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await utils.client.body.forget.mutate();
      // What waits on this device would be recorded again.
      for (const operation of queue.getSnapshot()) if (isOfBody(operation)) await queue.discard(operation);
    },
    onSuccess: async () => {
      notifySuccess(words.done);
      setIsAsking(false);
      await utils.body.invalidate();
    },
    onError: (error) => notifyError(errorSentence(error, words.failed)),
  });

  return (
    <section aria-labelledby={titleId} className={classes.section}>
      <Title order={2} size="h4" id={titleId} mb="xs">
        {words.title}
      </Title>
      <Text inherit c="dimmed" mb="sm" maw="44rem">
        {words.text}
      </Text>
      <Button variant="default" onClick={() => setIsAsking(true)}>
        {words.press}
      </Button>
      {isAsking && (
        <QuestionModal
          title={words.question}
          onClose={() => !isPending && setIsAsking(false)}
          answers={
            <>
              <Button data-autofocus variant="default" disabled={isPending} onClick={() => setIsAsking(false)}>
                {words.keep}
              </Button>
              <Button data-danger variant="default" loading={isPending} onClick={() => mutate()}>
                {words.confirm}
              </Button>
            </>
          }
        >
          <Text inherit>{words.text}</Text>
        </QuestionModal>
      )}
    </section>
  );
}
