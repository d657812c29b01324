import { Box, Stack, Text, Title } from '@mantine/core';
import type { BodyReportAnswer } from '@platewise/contract/body/body-schema';
import { bodyScreen } from '@platewise/contract/texts/diary/body-screen';
import { useState } from 'react';
import { TimeZoneLine } from '../../../shared/preferences/time-zone-line.tsx';
import { useToday } from '../../../shared/preferences/use-today.ts';
import { CopyNote } from '../../../shared/sync/cache/copy-note.tsx';
import { LoadingBlock } from '../../../shared/ui/states/loading-block.tsx';
import note from '../../../shared/ui/states/note.module.css';
import { QueryStates } from '../../../shared/ui/states/query-states.tsx';
import { useBodyReport, useBodySeries } from '../data/use-body.ts';
import { useMeasures } from '../data/use-measures.ts';
import { AboutYou } from '../parts/about-you.tsx';
import { AdultsOnly } from '../parts/adults-only.tsx';
import { EatingWindowSection } from '../parts/eating-window-section.tsx';
import { EnergySection } from '../parts/energy-section.tsx';
import { FactsForm } from '../parts/facts-form.tsx';
import { ForgetBody } from '../parts/forget-body.tsx';
import { OtherMeasures, WeightForm } from '../parts/measure-form.tsx';
import { MeasureList } from '../parts/measure-list.tsx';
import { WeightSection } from '../parts/weight-section.tsx';

const words = bodyScreen;

/** What is known of the body, or what is asked before the first weight. */
export function BodyView() {
  const today = useToday();
  const query = useBodyReport();
  return (
    <>
      <TimeZoneLine />
      <QueryStates
        query={query}
        loading={<LoadingBlock height={480} />}
        failed={{ title: words.failedTitle, text: words.failedText }}
      >
        {(report) => (
          <>
            <CopyNote query={query} />
            {report.facts ? <Measured report={report} today={today} /> : <FirstVisit today={today} />}
          </>
        )}
      </QueryStates>
    </>
  );
}

/** What is stored and what for, and what a target is computed from. */
function FirstVisit({ today }: { today: string }) {
  const [isYounger, setIsYounger] = useState(false);
  if (isYounger) return <AdultsOnly onCorrect={() => setIsYounger(false)} />;
  return (
    <Box component="section" pb="var(--space-64)">
      <Title order={2} size="h4" mb="xs">
        {words.first.title}
      </Title>
      <Text inherit mb="lg" maw="44rem" c="dimmed">
        {words.first.text}
      </Text>
      <FactsForm
        facts={null}
        today={today}
        save={words.first.save}
        onSaved={() => undefined}
        onYounger={() => setIsYounger(true)}
      />
    </Box>
  );
}

function Measured({ report, today }: { report: BodyReportAnswer; today: string }) {
  const { query, pending } = useBodySeries();
  const measures = useMeasures(query.data?.measures ?? []);
  const onRemove = (...[measure]: Parameters<typeof measures.remove>) => void measures.remove(measure);

  return (
    <QueryStates
      query={query}
      loading={<LoadingBlock height={480} />}
      failed={{ title: words.failedTitle, text: words.failedText }}
    >
      {(series) => (
        <Stack gap="var(--space-32)" pb="var(--space-64)">
          <div>
            <div role="status">
              {report.advice && (
                <Box className={note.note} mb="lg" fz="md">
                  <p>{report.advice}</p>
                </Box>
              )}
              {pending > 0 && (
                <Box className={note.note} mb="lg" fz="md">
                  <p>{words.record.pending({ count: pending })}</p>
                </Box>
              )}
            </div>
            <WeightForm today={today} from={series.from} onRecord={measures.record} />
          </div>
          <WeightSection series={series} weight={report.weight} />
          <EnergySection report={report} />
          <OtherMeasures today={today} from={series.from} known={series.measures} onRecord={measures.record} />
          <MeasureList measures={series.measures} today={today} onRecord={measures.record} onRemove={onRemove} />
          {report.facts && <AboutYou facts={report.facts} today={today} />}
          {(report.isFastOffered || report.eatingWindow) && <EatingWindowSection window={report.eatingWindow} />}
          <ForgetBody />
        </Stack>
      )}
    </QueryStates>
  );
}
