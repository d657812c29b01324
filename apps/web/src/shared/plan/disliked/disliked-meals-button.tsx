import { Button } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { IconThumbDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useAuth } from '../../session/use-auth.ts';
import { DislikedMeals } from './disliked-meals.tsx';
import { useDislikedMeals } from './use-disliked-meals.ts';

/** The way to the meals that are left out, for whom they are kept. */
export function DislikedMealsButton() {
  const { status } = useAuth();
  const { meals } = useDislikedMeals();
  const [isOpen, setIsOpen] = useState(false);
  if (status !== 'signed-in') return null;

  return (
    <>
      <Button
        variant="subtle"
        size="compact-md"
        w="fit-content"
        ml={-8}
        leftSection={<IconThumbDown size={18} stroke={1.5} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {texts.planChanges.disliked({ count: meals.length })}
      </Button>
      <DislikedMeals opened={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
