import { Button } from '@mantine/core';
import { addDays } from '@platewise/contract/local-date';
import { texts } from '@platewise/contract/texts';
import { IconCopy } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { FormError } from '../auth/form-error.tsx';
import { CopyForm } from './copy-form.tsx';
import { useCopy } from './use-copy.ts';

type CopyDayProps = { date: string; today: string; isEmpty: boolean };

const words = texts.calorieScreen;
const ICON = <IconCopy size={18} stroke={1.5} aria-hidden />;

/** All meals of the day on another day; on an empty day, those of the day before. */
export function CopyDay({ date, today, isEmpty }: CopyDayProps) {
  const { copy, isPending, refusal } = useCopy();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function close() {
    setIsOpen(false);
    requestAnimationFrame(() => button.current?.focus());
  }

  async function copyTo(to: string) {
    if (await copy({ from: date, to })) close();
  }

  if (isEmpty) {
    return (
      <>
        <Button
          size="compact-md"
          variant="default"
          leftSection={ICON}
          onClick={() => void copy({ from: addDays(date, -1), to: date })}
        >
          {words.copyYesterday}
        </Button>
        <FormError sentence={refusal} />
      </>
    );
  }
  return (
    <>
      <Button
        ref={button}
        size="compact-md"
        variant="default"
        leftSection={ICON}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {words.copyDay}
      </Button>
      {isOpen && (
        <CopyForm
          title={words.copyDayTitle}
          usual={date === today ? addDays(today, 1) : today}
          today={today}
          isPending={isPending}
          refusal={refusal}
          onCopy={(to) => void copyTo(to)}
          onClose={close}
        />
      )}
    </>
  );
}
