import { Checkbox, Stack, TextInput } from '@mantine/core';
import { WEBHOOK_EVENTS, type WebhookEvent } from '@platewise/contract/account/webhook-options';
import type { createWebhookSchema, Webhook } from '@platewise/contract/account/webhook-schema';
import { LIMITS } from '@platewise/contract/limits';
import { webhooks as words } from '@platewise/contract/texts/site/webhooks';
import type { z } from 'zod';
import { trpc } from '../../../../shared/api/trpc.ts';
import { failureOf } from '../../../../shared/forms/failure-of.ts';
import { focusNow } from '../../../../shared/forms/focus-now.ts';
import { FormInPlace } from '../../../../shared/forms/form-in-place.tsx';
import { readForm } from '../../../../shared/forms/read-form.ts';
import { useSchemaForm } from '../../../../shared/forms/use-schema-form.ts';

type WebhookValues = { name: string; url: string; events: WebhookEvent[] };

async function readWebhook(values: WebhookValues) {
  const missing = {
    ...(values.name.trim() === '' && { name: words.nameMissing }),
    ...(!URL.canParse(values.url.trim()) && { url: words.urlMissing }),
    ...(values.events.length === 0 && { events: words.eventMissing }),
  };
  if (Object.keys(missing).length > 0) return { ok: false, errors: missing } as const;
  return readForm<z.output<typeof createWebhookSchema>, keyof WebhookValues>(
    async () => (await import('@platewise/contract/account/webhook-schema')).createWebhookSchema,
    values,
  );
}

type WebhookFormProps = {
  /** The one that is changed; else one is made. */
  webhook?: Webhook;
  onMade?: (made: { name: string; secret: string }) => void;
  onClose: () => void;
};

/** Names a webhook and says where it leads and what it learns. */
export function WebhookForm({ webhook, onMade, onClose }: WebhookFormProps) {
  const { list } = trpc.useUtils().webhooks;
  const again = { onSettled: () => list.invalidate() };
  // Sent again by itself, it could make a webhook whose secret nobody ever sees.
  const making = trpc.webhooks.create.useMutation({ retry: false, ...again });
  const changing = trpc.webhooks.update.useMutation(again);
  const schemaForm = useSchemaForm({
    initialValues: { name: webhook?.name ?? '', url: webhook?.url ?? '', events: webhook?.events ?? ['plan.made'] },
    read: readWebhook,
    fieldOf: ({ code }) => (code === 'VALIDATION' ? 'url' : null),
    onSubmit: (values) => save(values).then(() => null, failureOf(words.failed)),
  });
  const { form } = schemaForm;

  async function save(values: z.output<typeof createWebhookSchema>): Promise<void> {
    if (webhook) {
      await changing.mutateAsync({ webhookId: webhook.id, ...values });
      return onClose();
    }
    const { name, secret } = await making.mutateAsync(values);
    onMade?.({ name, secret });
  }

  return (
    <FormInPlace
      schemaForm={schemaForm}
      title={webhook ? words.changeTitle({ name: webhook.name }) : words.formTitle}
      save={webhook ? words.save : words.create}
      cancel={words.cancel}
      onClose={onClose}
    >
      <TextInput
        label={words.name}
        placeholder={words.namePlaceholder}
        maxLength={LIMITS.nameMaxCharacters}
        autoComplete="off"
        ref={focusNow}
        {...form.getInputProps('name')}
      />
      <TextInput
        label={words.url}
        placeholder={words.urlPlaceholder}
        maxLength={LIMITS.webhookUrlMaxCharacters}
        type="url"
        autoComplete="off"
        spellCheck={false}
        {...form.getInputProps('url')}
      />
      <Checkbox.Group label={words.events} {...form.getInputProps('events')}>
        <Stack gap="xs" mt="xs">
          {WEBHOOK_EVENTS.map((event) => (
            <Checkbox key={event} value={event} label={words.event[event]} />
          ))}
        </Stack>
      </Checkbox.Group>
    </FormInPlace>
  );
}
