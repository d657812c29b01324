import { Button, Group, Text } from '@mantine/core';
import type { NotAdded } from '@platewise/contract/imports/import-options';
import { importsScreen } from '@platewise/contract/texts/imports/imports-screen';
import { ButtonLink } from '../../../shared/ui/buttons/button-link.tsx';
import type { ImportStep } from '../data/import-step.ts';
import { countsText } from '../data/import-words.ts';
import classes from './imports.module.css';
import { StepTitle } from './step-title.tsx';

const words = importsScreen.done;

/** What became of a file. */
export function DoneStep({ step, onLeave }: { step: Extract<ImportStep, { at: 'done' }>; onLeave: () => void }) {
  const { meals, measures, notAdded } = step.result;
  const reasons = Object.entries(notAdded) as [NotAdded, number][];
  return (
    <>
      <div role="status">
        <StepTitle>{words.title}</StepTitle>
        <Text inherit mb="sm">
          {meals + measures > 0 ? words.added({ what: countsText({ meals, measures }) }) : words.nothing}
        </Text>
        {reasons.length > 0 && (
          <>
            <Text inherit fw={600}>
              {words.why}
            </Text>
            <ul className={classes.plain}>
              {reasons.map(([reason, count]) => (
                <li key={reason}>{words.reasons[reason]({ count })}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <Group gap="xs" mt="lg">
        <ButtonLink to="/calorie-tracker">{words.diary}</ButtonLink>
        <Button variant="default" onClick={onLeave}>
          {words.another}
        </Button>
      </Group>
    </>
  );
}
