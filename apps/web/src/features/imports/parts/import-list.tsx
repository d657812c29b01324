import { Button, Text, Title } from '@mantine/core';
import type { ImportSummary } from '@platewise/contract/imports/import-schema';
import { dateFormat, dateText } from '@platewise/contract/language/formats';
import { texts } from '@platewise/contract/texts';
import { importsScreen } from '@platewise/contract/texts/imports/imports-screen';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { errorSentence } from '../../../shared/api/api-error.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { QuestionModal } from '../../../shared/ui/dialogs/question-modal.tsx';
import { useListFocus } from '../../../shared/ui/lists/use-list-focus.ts';
import { notifyError, notifySuccess } from '../../../shared/ui/toasts/notify.ts';
import { countsText } from '../data/import-words.ts';
import classes from './imports.module.css';

const words = importsScreen.list;
const day = dateFormat({ dateStyle: 'medium' });

type ImportListProps = { imports: readonly ImportSummary[]; onUndone: () => Promise<void> };

/** What was brought before, each to be taken back. */
export function ImportList({ imports, onUndone }: ImportListProps) {
  const titleId = useId();
  const region = useListFocus<HTMLElement>(imports.length);
  const [asked, setAsked] = useState<ImportSummary | null>(null);
  return (
    <section ref={region} tabIndex={-1} aria-labelledby={titleId} className={`${classes.section} ${classes.title}`}>
      <Title order={2} size="h4" id={titleId} mb="sm">
        {words.title}
      </Title>
      {imports.length === 0 ? (
        <Text inherit c="dimmed">
          {words.none}
        </Text>
      ) : (
        <ul className={classes.list}>
          {imports.map((one) => (
            <li key={one.importId}>
              <span>
                {words.item({ source: sourceOf(one), what: countsText(one) })}
                <Text span inherit display="block" c="dimmed">
                  {words.range({ from: dateText(one.from), to: dateText(one.to) })} · {words.on({ date: dayOf(one) })}
                </Text>
              </span>
              <Button
                variant="default"
                size="compact-md"
                aria-label={words.undoOne({ source: sourceOf(one), date: dayOf(one) })}
                onClick={() => setAsked(one)}
              >
                {words.undo}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {asked && <UndoQuestion one={asked} onUndone={onUndone} onClose={() => setAsked(null)} />}
    </section>
  );
}

type UndoQuestionProps = { one: ImportSummary; onUndone: () => Promise<void>; onClose: () => void };

function UndoQuestion({ one, onUndone, onClose }: UndoQuestionProps) {
  const { client } = trpc.useUtils();
  const { mutate, isPending } = useMutation({
    mutationFn: () => client.imports.undo.mutate({ importId: one.importId }),
    onSuccess: async ({ removed, kept }) => {
      notifySuccess([words.undone({ count: removed }), ...(kept > 0 ? [words.kept({ count: kept })] : [])].join(' '));
      onClose();
      await onUndone();
    },
    onError: (error) => notifyError(errorSentence(error, words.failed)),
  });
  return (
    <QuestionModal
      title={words.ask({ what: countsText(one), source: sourceOf(one) })}
      onClose={() => !isPending && onClose()}
      answers={
        <>
          <Button data-autofocus variant="default" disabled={isPending} onClick={onClose}>
            {words.keep}
          </Button>
          <Button data-danger variant="default" loading={isPending} onClick={() => mutate()}>
            {words.yes}
          </Button>
        </>
      }
    >
      <Text inherit>{words.askText}</Text>
    </QuestionModal>
  );
}

function sourceOf({ source }: ImportSummary): string {
  return texts.imports.sources[source];
}

function dayOf({ createdAt }: ImportSummary): string {
  return day.format(new Date(createdAt));
}
