import { Button } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { IconChartBar } from '@tabler/icons-react';
import { useState } from 'react';
import { lazyDialog } from '../ui/parts/lazy-dialog.tsx';
import type { NutrientSubject } from './nutrient-source.ts';

// Fetched when it is first opened.
const NutrientsDialog = lazyDialog(async () => (await import('./nutrients-dialog.tsx')).NutrientsDialog);

/** Opens what meals hold of each nutrient. */
export function NutrientsButton({ subject }: { subject: NutrientSubject }) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);

  function open() {
    setWasOpened(true);
    setIsOpen(true);
  }

  return (
    <>
      <Button
        variant="default"
        size="compact-md"
        aria-haspopup="dialog"
        leftSection={<IconChartBar size={18} stroke={1.5} aria-hidden />}
        onClick={open}
      >
        {texts.meal.allNutrients}
      </Button>
      {wasOpened && <NutrientsDialog subject={subject} opened={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
