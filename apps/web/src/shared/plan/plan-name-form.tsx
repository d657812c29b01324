import { Button, TextInput } from '@mantine/core';
import { LIMITS } from '@platewise/contract/limits';
import type { Plan } from '@platewise/contract/plan-schema';
import { texts } from '@platewise/contract/texts';
import { trimmedText } from '@platewise/contract/visible-text';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { errorSentence } from '../api/api-error.ts';
import { notifySuccess } from '../ui/toasts/notify.ts';
import classes from './plan-name-form.module.css';
import { usePlanCache } from './use-plan-cache.ts';
import { usePlanOperations } from './use-plan-operations.ts';

export type NamedPlan = Pick<Plan, '_id' | 'name'>;

type PlanNameFormProps = {
  plan: NamedPlan;
  /** What was typed before the session ended, or null. */
  draft: string | null;
  onType: (name: string) => void;
  onClose: () => void;
};

const words = texts.dashboard;

/** The field in which a plan is renamed where its name stands. */
export function PlanNameForm({ plan, draft, onType, onClose }: PlanNameFormProps) {
  const [name, setName] = useState(draft ?? plan.name ?? '');
  const [error, setError] = useState<string | null>(null);
  const cache = usePlanCache();
  const { rename } = usePlanOperations();
  const renaming = useMutation({
    mutationFn: (wanted: string) => rename({ planId: plan._id, name: wanted }),
    onSuccess: (renamed, wanted) => {
      if (renamed.isQueued) cache.keepName(plan._id, wanted);
      else cache.save(renamed.result);
      notifySuccess(renamed.isQueued ? texts.offline.renameWaits : words.renamed);
      onClose();
    },
    onError: (failure) => setError(errorSentence(failure, words.renameFailed)),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const wanted = trimmedText(name.normalize('NFC'));
    const refusal = refusalOf(wanted);
    if (renaming.isPending) return;
    if (refusal) return setError(refusal);
    if (wanted === plan.name) return onClose();
    renaming.mutate(wanted);
  }

  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <TextInput
        className={classes.field}
        aria-label={words.name}
        placeholder={words.namePlaceholder}
        value={name}
        error={error}
        // What comes back after a session has ended was not asked for just now.
        ref={draft === null ? focusAndSelect : null}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          onType(currentTarget.value);
          setError(null);
        }}
      />
      <Button type="submit" loading={renaming.isPending}>
        {words.saveName}
      </Button>
      <Button variant="default" onClick={onClose}>
        {words.cancel}
      </Button>
    </form>
  );
}

function refusalOf(name: string): string | null {
  const count = Array.from(name).length;
  if (count === 0) return words.nameMissing;
  return count > LIMITS.nameMaxCharacters ? words.nameTooLong({ max: LIMITS.nameMaxCharacters, count }) : null;
}

function focusAndSelect(field: HTMLInputElement | null) {
  field?.focus({ preventScroll: true });
  field?.select();
}
