import { Button, Group, Text } from '@mantine/core';
import { numberFormat } from '@platewise/contract/language/formats';
import { importsScreen } from '@platewise/contract/texts/imports/imports-screen';
import { ProgressBar } from '../../../shared/ui/meters/progress-bar.tsx';
import note from '../../../shared/ui/states/note.module.css';
import type { ImportStep } from '../data/import-step.ts';
import { StepTitle } from './step-title.tsx';

const words = importsScreen;
const whole = numberFormat();

type StepAt<At extends ImportStep['at']> = Extract<ImportStep, { at: At }>;

/** How much of a file was read. */
export function ReadingStep({ step, onStop }: { step: StepAt<'reading'>; onStop: () => void }) {
  return (
    <>
      <StepTitle>{words.reading.title({ file: step.name })}</StepTitle>
      <ProgressBar value={step.percent} max={100} aria-label={words.reading.title({ file: step.name })} />
      <Text inherit my="sm">
        {words.reading.progress({ percent: step.percent })}
      </Text>
      <Button variant="default" onClick={onStop}>
        {words.reading.stop}
      </Button>
    </>
  );
}

/** How many rows are there already. */
export function AddingStep({ step, onStop }: { step: StepAt<'adding'>; onStop: () => void }) {
  const counts = { done: whole.format(step.done), all: whole.format(step.all) };
  return (
    <>
      <StepTitle>{words.adding.title}</StepTitle>
      <ProgressBar value={step.done} max={step.all} aria-label={words.adding.title} />
      <Text inherit my="sm">
        {words.adding.progress(counts)}
      </Text>
      <div role="status">
        {step.isSlow && (
          <Text inherit mb="sm">
            {words.adding.slow}
          </Text>
        )}
      </div>
      <Button variant="default" onClick={onStop}>
        {words.adding.stop}
      </Button>
    </>
  );
}

/** What was interrupted, and the way on. */
export function StoppedStep({
  step,
  onGoOn,
  onLeave,
}: {
  step: StepAt<'stopped'>;
  onGoOn: () => void;
  onLeave: () => void;
}) {
  const counts = { done: whole.format(step.done), all: whole.format(step.all) };
  return (
    <>
      <StepTitle>{words.adding.title}</StepTitle>
      <div role="alert" className={note.note} data-tone="failure">
        <p>
          {step.sentence} {words.adding.failed(counts)}
        </p>
      </div>
      <Group gap="xs" mt="md">
        <Button onClick={onGoOn}>{words.adding.goOn}</Button>
        <Button variant="default" onClick={onLeave}>
          {words.preview.cancel}
        </Button>
      </Group>
    </>
  );
}
