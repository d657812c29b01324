import { Button } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { IconToolsKitchen2 } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { ShownMeal } from '../../../shared/meal/shown-meal.ts';
import { useCookingEntry } from '../../../shared/meal/use-cooking-entry.ts';
import { lazyDialog } from '../../../shared/ui/parts/lazy-dialog.tsx';

// Fetched when somebody begins to cook.
const CookingMode = lazyDialog(async () => (await import('../screens/cooking-mode.tsx')).CookingMode);

type StartCookingProps = {
  /** Its amounts are those that are cooked. */
  meal: ShownMeal;
  /** For how many servings the amounts are; null where they cannot be reported. */
  servings: number | null;
};

/** Opens cooking mode, and holds it. */
export function StartCooking({ meal, servings }: StartCookingProps) {
  const { isCooking, start, leave } = useCookingEntry(meal.id);
  const [wasStarted, setWasStarted] = useState(false);
  if (isCooking && !wasStarted) setWasStarted(true);
  const button = useFocusAfter(isCooking);

  return (
    <>
      <Button
        ref={button}
        leftSection={<IconToolsKitchen2 size={20} stroke={1.5} aria-hidden />}
        onClick={() => start(servings)}
      >
        {texts.cooking.start}
      </Button>
      {wasStarted && <CookingMode meal={meal} servings={servings} opened={isCooking} onClose={leave} />}
    </>
  );
}

/**
 * Gives the button the focus when cooking is over. The dialog would give it back to what had it before, and after the page
 * was loaded again that is nothing.
 */
function useFocusAfter(isCooking: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasCooking = useRef(isCooking);
  useEffect(() => {
    if (wasCooking.current && !isCooking) button.current?.focus();
    wasCooking.current = isCooking;
  }, [isCooking]);
  return button;
}
