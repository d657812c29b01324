import { lazy, Suspense, useState } from 'react';

const DislikedMealsDialog = lazy(async () => ({
  default: (await import('./disliked-meals-dialog.tsx')).DislikedMealsDialog,
}));

/** The dialog of the meals that are left out; fetched when it is first opened. */
export function DislikedMeals({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [wasOpened, setWasOpened] = useState(false);
  if (opened && !wasOpened) setWasOpened(true);

  return wasOpened ? (
    <Suspense>
      <DislikedMealsDialog opened={opened} onClose={onClose} />
    </Suspense>
  ) : null;
}
