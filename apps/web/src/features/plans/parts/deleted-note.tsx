import { Button, Flex, Text } from '@mantine/core';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import typography from '../../../shared/ui/typography/typography.module.css';
import type { DeletedPlan } from '../data/use-plan-actions.ts';
import classes from './plans.module.css';

type DeletedNoteProps = { deleted: DeletedPlan; onUndo: () => void };

const words = texts.dashboard;

/**
 * Where a plan was: that it was deleted, and the way back for whom a toast is too quick. It takes the focus that went with
 * the plan.
 */
export function DeletedNote({ deleted, onUndo }: DeletedNoteProps) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);

  return (
    <Flex
      className={classes.note}
      gap="var(--space-8) var(--space-16)"
      align="center"
      wrap="wrap"
      justify="space-between"
      mb="lg"
    >
      <Text className={typography.breakable} inherit>
        {words.deleted({ plan: deleted.name })} {words.deletedHint({ hours: LIMITS.deletedPlanHours })}
      </Text>
      <Button
        ref={undo}
        size="compact-md"
        variant="default"
        leftSection={<IconArrowBackUp size={18} stroke={1.5} aria-hidden />}
        onClick={onUndo}
      >
        {words.bringBack}
      </Button>
    </Flex>
  );
}
