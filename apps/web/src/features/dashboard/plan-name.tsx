import { ActionIcon, Button, TextInput, Title } from '@mantine/core';
import { LIMITS } from '@platewise/contract/limits';
import type { Plan } from '@platewise/contract/plan-schema';
import { texts } from '@platewise/contract/texts';
import { IconPencil } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { errorSentence } from '../../api-error.ts';
import { notifySuccess } from '../../components/notify.ts';
import { trpc } from '../../trpc.ts';
import { usePlanCache } from '../plan-changes/use-plan-cache.ts';
import classes from './plan-name.module.css';

const words = texts.dashboard;

/** A plan's name, which is changed where it stands. */
export function PlanName({ plan, id }: { plan: Plan; id: string }) {
  const [isEditing, setIsEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const name = plan.name ?? words.unnamedPlan;

  useEffect(() => {
    if (wasEditing.current && !isEditing) pencil.current?.focus({ preventScroll: true });
    wasEditing.current = isEditing;
  }, [isEditing]);

  return (
    <div className={classes.name}>
      <Title order={2} id={id} className={classes.title} data-hidden={isEditing}>
        {name}
      </Title>
      {isEditing ? (
        <NameForm plan={plan} onClose={() => setIsEditing(false)} />
      ) : (
        <ActionIcon ref={pencil} aria-label={words.renamePlan({ plan: name })} onClick={() => setIsEditing(true)}>
          <IconPencil size={20} stroke={1.5} aria-hidden />
        </ActionIcon>
      )}
    </div>
  );
}

function NameForm({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const [name, setName] = useState(plan.name ?? '');
  const [error, setError] = useState<string | null>(null);
  const cache = usePlanCache();
  const renaming = trpc.plans.rename.useMutation({
    onSuccess: (renamed) => {
      cache.keep(renamed);
      notifySuccess(words.renamed);
      onClose();
    },
    onError: (failure) => setError(errorSentence(failure, words.renameFailed)),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const wanted = name.trim();
    if (renaming.isPending) return;
    if (wanted === '') return setError(words.nameMissing);
    if (wanted === plan.name) return onClose();
    renaming.mutate({ planId: plan._id, name: wanted });
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
        maxLength={LIMITS.nameMaxCharacters}
        value={name}
        error={error}
        ref={focusAndSelect}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
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

function focusAndSelect(field: HTMLInputElement | null) {
  field?.focus({ preventScroll: true });
  field?.select();
}
