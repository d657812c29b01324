import { Button, Flex, Group, TextInput } from '@mantine/core';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import type { ReadForm } from '../../../../shared/forms/read-form.ts';
import { useSchemaForm } from '../../../../shared/forms/use-schema-form.ts';
import { useFocusAfterMenu } from '../../data/use-focus-after-menu.ts';
import { readDecimal } from '../../data/values/read-amount.ts';

type ShareFormProps = { name: string; share: number; onSave: (share: number) => void; onLeave: () => void };

const words = texts.calorieScreen;
const [MIN, MAX] = [LIMITS.eatenShareMin * 100, LIMITS.eatenShareMax * 100];

/** How much of a planned meal was eaten, as a percentage of the person's own. */
export function ShareForm({ name, share, onSave, onLeave }: ShareFormProps) {
  const field = useFocusAfterMenu();
  const { form, formProps } = useSchemaForm({
    initialValues: { percent: String(Math.round(share * 100)) },
    read: readShare,
    onSubmit: (eaten) => {
      onSave(eaten);
      return null;
    },
  });

  return (
    <form
      aria-label={words.shareTitle({ meal: name })}
      {...formProps}
      onKeyDown={({ key }) => key === 'Escape' && onLeave()}
    >
      <Flex gap="sm" align="flex-start" wrap="wrap" pt="xs">
        <TextInput
          ref={field}
          label={words.sharePercent}
          description={words.shareBounds({ min: MIN, max: MAX })}
          inputMode="decimal"
          autoComplete="off"
          {...form.getInputProps('percent')}
        />
        <Group gap="xs" align="stretch" wrap="nowrap" pt="xl">
          <Button type="submit">{words.shareKeep}</Button>
          <Button variant="default" onClick={onLeave}>
            {words.cancel}
          </Button>
        </Group>
      </Flex>
    </form>
  );
}

function readShare({ percent: text }: { percent: string }): ReadForm<number, 'percent'> {
  const percent = readDecimal(text) ?? 0;
  if (percent >= MIN && percent <= MAX) return { ok: true, value: Math.round(percent * 10) / 1000 };
  return { ok: false, errors: { percent: words.shareBounds({ min: MIN, max: MAX }) } };
}
