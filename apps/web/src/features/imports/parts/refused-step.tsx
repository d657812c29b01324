import { Text } from '@mantine/core';
import { importsScreen } from '@platewise/contract/texts/imports/imports-screen';
import type { ImportStep } from '../data/import-step.ts';
import { type FileRefusal, TABLE_MAX_MEGABYTES } from '../data/read-file.ts';
import { ChooseFile, ChooseStep } from './choose-step.tsx';
import { StepTitle } from './step-title.tsx';

const words = importsScreen.refused;

/** Why a file brings nothing, and what to do. */
export function RefusedStep({
  step,
  onFile,
}: {
  step: Extract<ImportStep, { at: 'refused' }>;
  onFile: (file: File) => void;
}) {
  return (
    <>
      <div role="alert">
        <StepTitle>{words.title({ file: step.name })}</StepTitle>
        <Text inherit mb="md" maw="44rem">
          {SENTENCES[step.refusal]()}
        </Text>
      </div>
      {step.refusal === 'unknown-file' ? (
        <ChooseStep isFirst onFile={onFile} />
      ) : (
        <ChooseFile label={words.another} onFile={onFile} />
      )}
    </>
  );
}

const SENTENCES: Readonly<Record<FileRefusal, () => string>> = {
  'unknown-file': () => words.unknownFile,
  'no-energy': () => words.noEnergy,
  'day-totals': () => words.dayTotals,
  damaged: () => words.damaged,
  'too-large': () => words.tooLarge({ megabytes: TABLE_MAX_MEGABYTES }),
};
