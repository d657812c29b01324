import { Button, Group, Radio, Stack } from '@mantine/core';
import { importsScreen } from '@platewise/contract/texts/imports/imports-screen';
import type { Answers, Question } from '@platewise/domain/imports/file-reading';
import { useState } from 'react';
import type { ImportStep } from '../data/import-step.ts';
import { StepTitle } from './step-title.tsx';

const words = importsScreen.ask;

type Choice = {
  field: keyof Answers;
  label: (file: { file: string }) => string;
  options: readonly [string, () => string][];
};

const CHOICES: Readonly<Record<Question, Choice>> = {
  'date-order': {
    field: 'dateOrder',
    label: words.dateOrder,
    options: [
      ['day-first', () => words.dayFirst],
      ['month-first', () => words.monthFirst],
    ],
  },
  'weight-unit': {
    field: 'weightUnit',
    label: words.weightUnit,
    options: [
      ['kg', () => words.kg],
      ['lb', () => words.lb],
    ],
  },
  'length-unit': {
    field: 'lengthUnit',
    label: words.lengthUnit,
    options: [
      ['cm', () => words.cm],
      ['in', () => words.in],
    ],
  },
};

type AskStepProps = {
  step: Extract<ImportStep, { at: 'ask' }>;
  onAnswers: (answers: Answers) => void;
  onLeave: () => void;
};

/** What the file leaves open and its owner knows. */
export function AskStep({ step, onAnswers, onLeave }: AskStepProps) {
  const [answers, setAnswers] = useState<Answers>(step.answers);
  const isAnswered = step.questions.every((question) => answers[CHOICES[question].field] !== undefined);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isAnswered) onAnswers(answers);
      }}
    >
      <StepTitle>{words.title}</StepTitle>
      {step.questions.map((question) => {
        const { field, label, options } = CHOICES[question];
        return (
          <Radio.Group
            key={question}
            mb="lg"
            label={label({ file: step.file.name })}
            value={answers[field] ?? ''}
            onChange={(value) => setAnswers({ ...answers, [field]: value })}
          >
            <Stack gap="xs" mt="xs">
              {options.map(([value, name]) => (
                <Radio key={value} value={value} label={name()} />
              ))}
            </Stack>
          </Radio.Group>
        );
      })}
      <Group gap="xs">
        <Button type="submit" disabled={!isAnswered}>
          {words.go}
        </Button>
        <Button variant="default" onClick={onLeave}>
          {importsScreen.preview.cancel}
        </Button>
      </Group>
    </form>
  );
}
