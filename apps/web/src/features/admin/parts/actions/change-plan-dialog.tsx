import { NativeSelect } from '@mantine/core';
import type { adminChangePlanSchema } from '@platewise/contract/admin/admin-action-schema';
import type { AdminPerson } from '@platewise/contract/admin/admin-people-schema';
import { adminScreen } from '@platewise/contract/texts/admin/admin-screen';
import type { z } from 'zod';
import { trpc } from '../../../../shared/api/trpc.ts';
import { readForm } from '../../../../shared/forms/read-form.ts';
import { useSchemaForm } from '../../../../shared/forms/use-schema-form.ts';
import { keysOf } from '../../data/key-in.ts';
import { ActionDialog } from './action-dialog.tsx';
import { ACTION_LABELS, type ActionProps, actionFailure, useActionDone } from './action-props.ts';

const words = adminScreen.actions.plan;

type ChangePlanProps = ActionProps & { person: Pick<AdminPerson, 'grantedPlan'> };

/** Gives a plan, or takes back what was given. */
export function ChangePlanDialog({ person: { userId, email, grantedPlan }, onClose }: ChangePlanProps) {
  const finish = useActionDone();
  const changing = trpc.admin.changePlan.useMutation({ retry: false });
  const { form, ...schemaForm } = useSchemaForm({
    initialValues: { plan: grantedPlan ?? 'free', reason: '' },
    read: (values) =>
      readForm<z.infer<typeof adminChangePlanSchema>, 'plan' | 'reason'>(
        async () => (await import('@platewise/contract/admin/admin-action-schema')).adminChangePlanSchema,
        { ...values, userId },
        ACTION_LABELS,
      ),
    onSubmit: (asked) =>
      changing.mutateAsync(asked).then(({ plan, previous, isMailed }) => {
        onClose();
        const names = { plan: adminScreen.plans[plan], previous: adminScreen.plans[previous] };
        return finish(words.done(names), isMailed);
      }, actionFailure),
  });

  return (
    <ActionDialog
      title={words.ask({ email })}
      lines={words.lines}
      yes={words.yes}
      schemaForm={schemaForm}
      reason={form.getInputProps('reason')}
      onClose={onClose}
    >
      <NativeSelect
        label={words.choice}
        data-autofocus
        data={keysOf(adminScreen.plans).map((plan) => ({ value: plan, label: adminScreen.plans[plan] }))}
        {...form.getInputProps('plan')}
      />
    </ActionDialog>
  );
}
