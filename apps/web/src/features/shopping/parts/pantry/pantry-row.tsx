import { Box, Button, Flex, Group, Text, TextInput } from '@mantine/core';
import type { SetPantryFood } from '@platewise/contract/shopping/shopping-list-request-schema';
import type { PantryFood } from '@platewise/contract/shopping/shopping-list-schema';
import { shoppingScreen } from '@platewise/contract/texts/shopping/shopping-screen';
import { useId, useState } from 'react';
import { FormError } from '../../../../shared/forms/form-error.tsx';
import { readForm } from '../../../../shared/forms/read-form.ts';
import { type FormFailure, useSchemaForm } from '../../../../shared/forms/use-schema-form.ts';
import { useFoodWeight } from '../../../../shared/preferences/use-food-weight.ts';
import { useToday } from '../../../../shared/preferences/use-today.ts';
import { ButtonLink } from '../../../../shared/ui/buttons/button-link.tsx';
import typography from '../../../../shared/ui/typography/typography.module.css';
import { momentWords, weekdayWords } from '../../data/text/date-words.ts';
import { lineName } from '../../data/text/line-name.ts';
import classes from '../shopping.module.css';

const words = shoppingScreen.pantry;

type PantryRowProps = {
  food: PantryFood;
  onRemove: () => void;
  onChange: (stated: SetPantryFood) => Promise<FormFailure | null>;
};

/** A food at home: how much, until when it is good, and the ways to use it up, to plan with it and to correct it. */
export function PantryRow({ food, onRemove, onChange }: PantryRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const formId = useId();
  const facts = useFacts(food);
  const name = lineName({ kind: 'food', name: food.name });

  return (
    <Box component="li" className={classes.ruled} py="var(--space-8)">
      <Flex align="center" mih={44} gap="sm" justify="space-between">
        <Box miw={0}>
          <Text className={typography.breakable} span inherit display="block" fw={600}>
            {name}
          </Text>
          <Text className={typography.figures} span size="sm" c="dimmed">
            {facts}
          </Text>
        </Box>
        <Button
          flex="none"
          variant="default"
          size="sm"
          aria-label={words.removeNamed({ food: name })}
          onClick={onRemove}
        >
          {words.remove}
        </Button>
      </Flex>
      <Group gap="var(--space-4) var(--space-8)" ml="calc(-1 * var(--space-8))">
        <Button
          variant="subtle"
          size="compact-md"
          aria-label={words.changeNamed({ food: name })}
          aria-expanded={isOpen}
          aria-controls={isOpen ? formId : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {words.change}
        </Button>
        {food.wish && (
          <ButtonLink
            to="/meal"
            search={{ useUp: food.wish }}
            variant="subtle"
            size="compact-md"
            aria-label={words.planNamed({ food: name })}
          >
            {words.plan}
          </ButtonLink>
        )}
      </Group>
      {isOpen && (
        <Box id={formId} py="sm" px="md" mt="xs" bdrs="md" bg="var(--sunken)">
          <AmountForm food={food} onChange={onChange} onSaved={() => setIsOpen(false)} />
        </Box>
      )}
    </Box>
  );
}

/** How much there is, until when it is good, and where in the shop it stands. */
function useFacts({ grams, useBy, since, category }: PantryFood): string {
  const weight = useFoodWeight();
  const today = useToday();
  const facts = [
    ...(grams === null ? [] : [weight(grams)]),
    ...(useBy === null ? [] : [(useBy < today ? words.past : words.useBy)({ date: weekdayWords(useBy) })]),
    ...(grams === null && useBy === null ? [words.since({ date: momentWords(since) })] : []),
    category,
  ];
  return facts.join(' · ');
}

type AmountFormProps = Pick<PantryRowProps, 'food' | 'onChange'> & { onSaved: () => void };

/**
 * Both may be left empty: nobody has to count or date what is at home. What the person leaves as it was is not sent: meals may
 * have taken some since the form was opened.
 */
function AmountForm({ food, onChange, onSaved }: AmountFormProps) {
  const [opened] = useState<Stated>({ grams: food.grams === null ? '' : String(food.grams), useBy: food.useBy ?? '' });
  const { form, formProps, formError, isSending } = useSchemaForm({
    initialValues: opened,
    read: (values: Stated) => readStated(food.food, { values, opened }),
    onSubmit: save,
  });

  async function save(next: SetPantryFood): Promise<FormFailure | null> {
    const failure = await onChange(next);
    if (!failure) onSaved();
    return failure;
  }

  return (
    <form {...formProps}>
      <FormError sentence={formError} />
      <Flex gap="var(--space-8) var(--space-12)" align="flex-start" wrap="wrap">
        <TextInput
          flex="1 1 160px"
          type="number"
          inputMode="decimal"
          min={0}
          step="any"
          label={words.grams}
          description={words.gramsHint}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          {...form.getInputProps('grams')}
        />
        <TextInput flex="1 1 160px" type="date" label={words.date} {...form.getInputProps('useBy')} />
        <Button type="submit" loading={isSending} mt="var(--space-24)">
          {words.save}
        </Button>
      </Flex>
    </form>
  );
}

type Stated = { grams: string; useBy: string };

const schema = async () =>
  (await import('@platewise/contract/shopping/shopping-list-request-schema')).setPantryFoodSchema;

function readStated(food: string, { values, opened }: { values: Stated; opened: Stated }) {
  const { grams, useBy } = values;
  const input = {
    food,
    ...(grams !== opened.grams && { grams: grams.trim() === '' ? null : Number(grams) }),
    ...(useBy !== opened.useBy && { useBy: useBy === '' ? null : useBy }),
  };
  return readForm<SetPantryFood, keyof Stated>(schema, input, { grams: words.grams, useBy: words.date });
}
