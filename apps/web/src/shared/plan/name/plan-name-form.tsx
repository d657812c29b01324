import { Button, TextInput } from '@mantine/core';
import { trimmedText } from '@platewise/contract/language/visible-text';
import { LIMITS } from '@platewise/contract/limits';
import type { Plan } from '@platewise/contract/plans/plan-schema';
import { texts } from '@platewise/contract/texts';
import { errorSentence } from '../../api/api-error.ts';
import type { ReadForm } from '../../forms/read-form.ts';
import { doneOr, useSchemaForm } from '../../forms/use-schema-form.ts';
import { notifySuccess } from '../../ui/toasts/notify.ts';
import { usePlanCache } from '../use-plan-cache.ts';
import { usePlanOperations } from '../use-plan-operations.ts';
import classes from './plan-name-form.module.css';

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
  const cache = usePlanCache();
  const { rename } = usePlanOperations();
  const { form, formProps, isSending } = useSchemaForm({
    initialValues: { name: draft ?? plan.name ?? '' },
    onValuesChange: ({ name }) => onType(name),
    read: readName,
    fieldOf: () => 'name',
    onSubmit: async (name) => {
      if (name === plan.name) return doneOr(null, onClose);
      try {
        const renamed = await rename({ planId: plan._id, name });
        if (renamed.isQueued) cache.keepName(plan._id, name);
        else cache.save(renamed.result);
        notifySuccess(renamed.isQueued ? texts.offline.renameWaits : words.renamed);
        return doneOr(null, onClose);
      } catch (error) {
        return { sentence: errorSentence(error, words.renameFailed) };
      }
    },
  });

  return (
    <form
      className={classes.form}
      {...formProps}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <TextInput
        className={classes.field}
        aria-label={words.name}
        placeholder={words.namePlaceholder}
        // What comes back after a session has ended was not asked for just now.
        {...form.getInputProps('name')}
        ref={draft === null ? focusAndSelect : null}
      />
      <Button type="submit" loading={isSending}>
        {words.saveName}
      </Button>
      <Button variant="default" onClick={onClose}>
        {words.cancel}
      </Button>
    </form>
  );
}

function readName({ name: typed }: { name: string }): ReadForm<string, 'name'> {
  const name = trimmedText(typed.normalize('NFC'));
  const count = Array.from(name).length;
  if (count === 0) return { ok: false, errors: { name: words.nameMissing } };
  if (count <= LIMITS.nameMaxCharacters) return { ok: true, value: name };
  return { ok: false, errors: { name: words.nameTooLong({ max: LIMITS.nameMaxCharacters, count }) } };
}

function focusAndSelect(field: HTMLInputElement | null) {
  field?.focus({ preventScroll: true });
  field?.select();
}
