import { texts } from '@platewise/contract/texts';
import { IconTarget } from '@tabler/icons-react';
import { useState } from 'react';
import { lazyPart } from '../../../../shared/ui/parts/lazy-part.tsx';
import type { DiaryDay } from '../../data/diary-day.ts';
import { Disclosure } from './disclosure.tsx';

/** Its code is fetched when it is first opened. */
const GoalForm = lazyPart(async () => (await import('./goal-form.tsx')).GoalForm);

/** What the day aims at, folded away until it is to be changed (shell 2). */
export function GoalSettings({ day }: { day: DiaryDay }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure
      title={texts.calorieTracker.dailyGoalSettings}
      icon={<IconTarget size={18} stroke={1.5} aria-hidden />}
      isOpen={isOpen}
      onToggle={() => setIsOpen(!isOpen)}
      mt={-1}
      bd="1px solid var(--line)"
      bg="var(--surface)"
      bdrs="0 0 var(--radius-10) var(--radius-10)"
    >
      {isOpen && <GoalForm day={day} />}
    </Disclosure>
  );
}
