import { Button, Group, Stack, Text } from '@mantine/core';
import type { NutrientReport } from '@platewise/contract/meals/nutrient-report-schema';
import { texts } from '@platewise/contract/texts';
import { nutrientView as words } from '@platewise/contract/texts/meals/nutrient-view';
import { IconFileTypeCsv, IconPrinter } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { MendingSwaps } from '../plan/mending/mending-swaps.tsx';
import { saveFile } from '../print/save-file.ts';
import { useAuth } from '../session/use-auth.ts';
import { Dialog, type DialogProps } from '../ui/dialogs/dialog.tsx';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { LoadingBlock } from '../ui/states/loading-block.tsx';
import { QueryStates } from '../ui/states/query-states.tsx';
import { TextLink } from '../ui/typography/text-link.tsx';
import { NUTRIENT_GROUPS, type NutrientGroup } from './nutrient-groups.ts';
import { NutrientSheet } from './nutrient-sheet.tsx';
import type { Days, NutrientSubject, SwappablePlan } from './nutrient-source.ts';
import { NutrientTable } from './nutrient-table.tsx';
import { type NutrientView, nutrientViews } from './nutrient-views.ts';
import { countedSentences, referencesSentence, summarySentences } from './nutrient-words.ts';
import { nutrientsCsv } from './nutrients-csv.ts';
import { useNutrients } from './use-nutrients.ts';

type NutrientsDialogProps = DialogProps & {
  subject: NutrientSubject;
  /** The place of the view that is shown first. */
  first?: number;
  /** Swaps that mend what some days of the calendar are short of. */
  mending?: ((days: Days) => ReactNode) | undefined;
};

/** What meals hold of each nutrient, next to reference intakes; to be printed and taken along. */
export function NutrientsDialog({ subject, first = 0, mending, opened, onClose }: NutrientsDialogProps) {
  const [chosen, setChosen] = useState(first);
  const views = nutrientViews(subject);
  const view = views[chosen];
  return (
    <Dialog title={words.title} size={720} opened={opened} onClose={onClose}>
      <Stack>
        {views.length > 1 && (
          <Group role="group" aria-label={words.ofDays} gap="xs">
            {views.map(({ label }, place) => (
              <Button
                key={label}
                size="compact-md"
                variant={place === chosen ? 'light' : 'default'}
                aria-pressed={place === chosen}
                onClick={() => setChosen(place)}
              >
                {label}
              </Button>
            ))}
          </Group>
        )}
        {view && opened && (
          <ShownView
            key={chosen}
            view={view}
            plan={subject.of === 'plan' ? subject.plan : undefined}
            mending={mending}
            onClose={onClose}
          />
        )}
      </Stack>
    </Dialog>
  );
}

type ShownViewProps = Pick<NutrientsDialogProps, 'mending' | 'onClose'> & {
  view: NutrientView;
  plan: SwappablePlan | undefined;
};

function ShownView({ view: { heading, source }, plan, mending, onClose }: ShownViewProps) {
  const query = useNutrients(source);
  return (
    <>
      <Text fw={600}>{heading}</Text>
      <QueryStates
        query={query}
        loading={<LoadingBlock height={480} />}
        failed={{ text: words.failed }}
        empty={{
          when: ({ meals, notCounted }) => meals + notCounted.length === 0,
          show: <EmptyState order={3} title={words.emptyTitle} text={words.emptyText} />,
        }}
      >
        {(report) => (
          <Report report={report} heading={heading}>
            {plan && report.isWholeDay && <MendingSwaps {...plan} onChosen={onClose} />}
            {source.of === 'calendar' && report.noReferences === null && mending?.(source)}
          </Report>
        )}
      </QueryStates>
    </>
  );
}

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

type ReportProps = { report: NutrientReport; heading: string; children: ReactNode };

/** A report; what stands below its summary is given as children. */
function Report({ report, heading, children }: ReportProps) {
  const { status } = useAuth();
  return (
    <>
      <Text>{[...summarySentences(report), ...countedSentences(report)].join(' ')}</Text>
      {children}
      <Text size="sm" c="dimmed">
        {report.noReferences === null && `${referencesSentence(report)} `}
        {status === 'signed-in' && (
          <TextLink to="/settings" search={{ tab: 'preferences' }} inherit>
            {words.change}
          </TextLink>
        )}
      </Text>
      <Group gap="xs">
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconPrinter {...ICON} />}
          onClick={() => window.print()}
        >
          {words.print}
        </Button>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconFileTypeCsv {...ICON} />}
          onClick={() => saveFile(`${words.fileName}.csv`, nutrientsCsv(report), 'text/csv;charset=utf-8')}
        >
          {words.csv}
        </Button>
      </Group>
      {(Object.keys(NUTRIENT_GROUPS) as NutrientGroup[]).map((group) => (
        <NutrientTable key={group} group={group} report={report} />
      ))}
      <Text size="sm" maw="68ch" c="dimmed">
        {words.range} {words.hatched} {texts.planner.notMedicalAdvice}
      </Text>
      <NotPromised sentences={report.notPromised} />
      <NutrientSheet report={report} heading={heading} />
    </>
  );
}

function NotPromised({ sentences }: { sentences: readonly string[] }) {
  return (
    <section aria-label={words.notPromised}>
      <Text fw={600} size="sm">
        {words.notPromised}
      </Text>
      {sentences.map((sentence) => (
        <Text key={sentence} size="sm" maw="68ch" mt="var(--space-4)" c="dimmed">
          {sentence}
        </Text>
      ))}
    </section>
  );
}
