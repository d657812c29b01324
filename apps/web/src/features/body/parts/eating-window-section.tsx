import { Button, Group, Text, TextInput, Title } from '@mantine/core';
import type { EatingWindow } from '@platewise/contract/diary/eating-window-schema';
import { eatingWindow as words } from '@platewise/contract/texts/diary/eating-window';
import { EATING_WINDOW_MIN_HOURS, isOfferedWindow } from '@platewise/domain/body/eating-window';
import { useId } from 'react';
import { FormError } from '../../../shared/forms/form-error.tsx';
import type { ReadForm } from '../../../shared/forms/read-form.ts';
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts';
import { useSetEatingWindow } from '../data/use-set-eating-window.ts';
import classes from './body.module.css';

/** Ten hours by day: what is proposed to somebody who has none. */
const USUAL: EatingWindow = { opens: '10:00', closes: '20:00' };

/** Between which times the person eats: off until it is switched on. For those to whom it is offered. */
export function EatingWindowSection({ window }: { window: EatingWindow | null }) {
  const titleId = useId();
  const { set, isPending } = useSetEatingWindow();
  const { form, formProps, formError } = useSchemaForm({
    initialValues: window ?? USUAL,
    read: readWindow,
    onSubmit: set,
  });

  return (
    <section aria-labelledby={titleId} className={classes.section}>
      <Title order={2} size="h4" id={titleId} mb="xs">
        {words.title}
      </Title>
      <Text inherit c="dimmed" mb="sm" maw="44rem">
        {words.text}
      </Text>
      <form aria-label={words.title} {...formProps}>
        <FormError sentence={formError} />
        <div className={classes.fields}>
          <TextInput type="time" className={classes.day} label={words.opens} {...form.getInputProps('opens')} />
          <TextInput type="time" className={classes.day} label={words.closes} {...form.getInputProps('closes')} />
          <Group gap="xs" className={classes.press}>
            <Button type="submit" variant="default" loading={isPending}>
              {window ? words.save : words.switchOn}
            </Button>
            {window && (
              <Button variant="default" disabled={isPending} onClick={() => void set(null)}>
                {words.switchOff}
              </Button>
            )}
          </Group>
        </div>
      </form>
    </section>
  );
}

/** A time field holds a time or nothing; a window that is too short, or lacks one of them, is refused at its end. */
function readWindow(window: EatingWindow): ReadForm<EatingWindow, keyof EatingWindow> {
  if (window.opens !== '' && window.closes !== '' && isOfferedWindow(window)) return { ok: true, value: window };
  return { ok: false, errors: { closes: words.short({ hours: EATING_WINDOW_MIN_HOURS }) } };
}
