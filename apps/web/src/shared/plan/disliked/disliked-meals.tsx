import { useState } from 'react';
import { lazyDialog } from '../../ui/parts/lazy-dialog.tsx';

const DislikedMealsDialog = lazyDialog(async () => (await import('./disliked-meals-dialog.tsx')).DislikedMealsDialog);

/** The dialog of the meals that are left out; fetched when it is first opened. */
export function DislikedMeals({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [wasOpened, setWasOpened] = useState(false);
  if (opened && !wasOpened) setWasOpened(true);

  return wasOpened ? <DislikedMealsDialog opened={opened} onClose={onClose} /> : null;
}
