import { Button } from '@mantine/core';
import type { Plan } from '@platewise/contract/plans/plan-schema';
import { calendarScreen } from '@platewise/contract/texts/calendar/calendar-screen';
import { useState } from 'react';
import { useHandedIn } from '../../../shared/ui/handed-in.ts';

/** Puts a plan that the account has, or one of its meals, on a day of the calendar. */
export function PlanToCalendar({ plan, name }: { plan: Pick<Plan, '_id' | 'meals'>; name: string }) {
  const { ToCalendar } = useHandedIn();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {calendarScreen.toCalendar}
      </Button>
      <ToCalendar what={{ plan, name }} opened={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
