import { Box } from '@mantine/core';
import { importsScreen as words } from '@platewise/contract/texts/imports/imports-screen';
import { useState } from 'react';
import { trpc } from '../../../shared/api/trpc.ts';
import { LoadingBlock } from '../../../shared/ui/states/loading-block.tsx';
import { QueryStates } from '../../../shared/ui/states/query-states.tsx';
import { type Import, useImport } from '../data/use-import.ts';
import { AskStep } from '../parts/ask-step.tsx';
import { ChooseStep } from '../parts/choose-step.tsx';
import { DoneStep } from '../parts/done-step.tsx';
import { ImportList } from '../parts/import-list.tsx';
import { PreviewStep } from '../parts/preview-step.tsx';
import { RefusedStep } from '../parts/refused-step.tsx';
import { AddingStep, ReadingStep, StoppedStep } from '../parts/running-step.tsx';

/** The way of a file, and what was brought before. */
export function ImportView() {
  const query = trpc.imports.list.useQuery(undefined, { staleTime: 0 });
  const running = useImport();
  return (
    <QueryStates
      query={query}
      loading={<LoadingBlock height={480} />}
      failed={{ title: words.failedTitle, text: words.failedText }}
    >
      {({ imports, takesMeasures }) => (
        <>
          <Box component="section" pb="var(--space-32)">
            <Step running={running} takesMeasures={takesMeasures} />
          </Box>
          <ImportList imports={imports} onUndone={running.refresh} />
        </>
      )}
    </QueryStates>
  );
}

function Step({ running, takesMeasures }: { running: Import; takesMeasures: boolean }) {
  const { step, leave } = running;
  const [isFirst, setIsFirst] = useState(true);
  const read = (file: File) => {
    setIsFirst(false);
    void running.read(file);
  };
  switch (step.at) {
    case 'choose':
      return <ChooseStep isFirst={isFirst} onFile={read} />;
    case 'reading':
      return <ReadingStep step={step} onStop={leave} />;
    case 'refused':
      return <RefusedStep step={step} onFile={read} />;
    case 'ask':
      return <AskStep step={step} onAnswers={(answers) => void running.read(step.file, answers)} onLeave={leave} />;
    case 'preview':
      return (
        <PreviewStep
          step={step}
          takesMeasures={takesMeasures}
          onAdd={() => void running.add(step.name, step.read)}
          onLeave={leave}
        />
      );
    case 'adding':
      return <AddingStep step={step} onStop={running.stopSending} />;
    case 'stopped':
      return <StoppedStep step={step} onGoOn={() => void running.goOn()} onLeave={leave} />;
    case 'done':
      return <DoneStep step={step} onLeave={leave} />;
  }
}
