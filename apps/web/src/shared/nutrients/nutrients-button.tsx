import { Button } from '@mantine/core';
import { nutrientView as words } from '@platewise/contract/texts/meals/nutrient-view';
import { IconChartBar } from '@tabler/icons-react';
import { useState } from 'react';
import { lazyDialog } from '../ui/parts/lazy-dialog.tsx';
import type { NutrientView } from './nutrient-source.ts';

// Fetched when it is first opened.
const NutrientsDialog = lazyDialog(async () => (await import('./nutrients-dialog.tsx')).NutrientsDialog);

/** Opens what meals hold of each nutrient. */
export function NutrientsButton({ views }: { views: readonly NutrientView[] }) {
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
        {words.open}
      </Button>
      {wasOpened && <NutrientsDialog views={views} opened={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
