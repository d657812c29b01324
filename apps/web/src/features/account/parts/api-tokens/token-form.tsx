import { Checkbox, NativeSelect, Stack, TextInput } from '@mantine/core';
import type { createPersonalTokenSchema } from '@platewise/contract/account/api-token-schema';
import { TOKEN_AREAS, type TokenArea } from '@platewise/contract/account/token-areas';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import type { z } from 'zod';
import { trpc } from '../../../../shared/api/trpc.ts';
import { failureOf } from '../../../../shared/forms/failure-of.ts';
import { focusNow } from '../../../../shared/forms/focus-now.ts';
import { FormInPlace } from '../../../../shared/forms/form-in-place.tsx';
import { readForm } from '../../../../shared/forms/read-form.ts';
import { useSchemaForm } from '../../../../shared/forms/use-schema-form.ts';
import { Columns } from '../../../../shared/ui/layout/columns.tsx';

const words = texts.accountSettings.tokens;
/** Days after which a token ends. */
const CHOICES = [30, 90, 365] as const;
const LEVELS = ['write', 'read'] as const;
type Level = (typeof LEVELS)[number];

type TokenValues = { name: string; days: string; level: Level; areas: TokenArea[] };

const NEW_TOKEN: TokenValues = {
  name: '',
  days: String(LIMITS.personalTokenUsualDays),
  level: 'write',
  areas: ['all'],
};

async function readToken({ name, days, level, areas }: TokenValues) {
  const missing = {
    ...(name.trim() === '' && { name: words.nameMissing }),
    ...(areas.length === 0 && { areas: words.partMissing }),
  };
  if (Object.keys(missing).length > 0) return { ok: false, errors: missing } as const;
  const scopes = areas.map((area) => `${level}:${area}` as const);
  return readForm<z.infer<typeof createPersonalTokenSchema>, keyof TokenValues>(
    async () => (await import('@platewise/contract/account/api-token-schema')).createPersonalTokenSchema,
    {
      name,
      expiresInDays: Number(days),
      scopes,
    },
  );
}

type TokenFormProps = { onMade: (made: { name: string; token: string }) => void; onClose: () => void };

/** Names a new token and says when it ends and what it may do. */
export function TokenForm({ onMade, onClose }: TokenFormProps) {
  const { list } = trpc.useUtils().users.tokens;
  // Sent again by itself, it could make a token that nobody ever sees.
  const making = trpc.users.tokens.create.useMutation({
    retry: false,
    onSuccess: ({ token, ...listed }) => {
      list.setData(undefined, (known) => [listed, ...(known ?? [])]);
      onMade({ name: listed.name, token });
    },
    onError: () => void list.invalidate(),
  });
  const schemaForm = useSchemaForm({
    initialValues: NEW_TOKEN,
    read: readToken,
    onSubmit: (token) => making.mutateAsync(token).then(() => null, failureOf(words.failed)),
  });
  const { form } = schemaForm;

  /** Everything is its parts too: choosing it lets the parts go, and the other way round. */
  function choose(values: string[]): void {
    const known = TOKEN_AREAS.filter((area) => values.includes(area));
    const isNewlyAll = known.includes('all') && !form.values.areas.includes('all');
    form.setFieldValue('areas', isNewlyAll ? ['all'] : known.filter((area) => known.length === 1 || area !== 'all'));
  }

  return (
    <FormInPlace
      schemaForm={schemaForm}
      title={words.formTitle}
      save={words.create}
      cancel={words.cancel}
      onClose={onClose}
    >
      <Columns
        template="minmax(0, 1fr) minmax(0, 200px)"
        gap="var(--space-16)"
        from="sm"
        style={{ alignItems: 'start' }}
      >
        <TextInput
          label={words.name}
          placeholder={words.namePlaceholder}
          maxLength={LIMITS.nameMaxCharacters}
          autoComplete="off"
          ref={focusNow}
          {...form.getInputProps('name')}
        />
        <NativeSelect
          label={words.ends}
          data={CHOICES.map((days) => ({ value: String(days), label: words.endChoices[days] }))}
          {...form.getInputProps('days')}
        />
        <Checkbox.Group label={words.parts} value={form.values.areas} error={form.errors.areas} onChange={choose}>
          <Stack gap="xs" mt="xs">
            {TOKEN_AREAS.map((area) => (
              <Checkbox key={area} value={area} label={words.areas[area]} />
            ))}
          </Stack>
        </Checkbox.Group>
        <NativeSelect
          label={words.may}
          data={LEVELS.map((level) => ({ value: level, label: words.mayChoices[level] }))}
          {...form.getInputProps('level')}
        />
      </Columns>
    </FormInPlace>
  );
}
