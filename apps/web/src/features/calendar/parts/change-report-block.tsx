import { Box, CloseButton, Flex, Text } from '@mantine/core';
import { calendarScreen } from '@platewise/contract/texts/calendar/calendar-screen';
import { keyedLines } from '../../../shared/meal/details/keyed-lines.ts';
import typography from '../../../shared/ui/typography/typography.module.css';
import type { ChangeReport } from '../data/change-report.ts';
import classes from './calendar.module.css';

const words = calendarScreen;

/** What was done to many places at once: what stayed, and what is to be known. It stays until it is closed. */
export function ChangeReportBlock({ report, onClose }: { report: ChangeReport; onClose: () => void }) {
  return (
    <Flex
      component="section"
      aria-label={words.reportTitle}
      gap="sm"
      align="flex-start"
      justify="space-between"
      p="sm"
      pl="md"
      bd="1px solid var(--line)"
      bg="var(--surface)"
      bdrs="md"
      fz="sm"
      lh={1.5}
    >
      <Box role="status" className={typography.breakable} miw={0}>
        <Text inherit fw={600}>
          {report.text}
        </Text>
        <Lines title={words.leftOut} lines={report.leftOut} />
        <Lines title={words.toKnow} lines={report.toKnow} />
      </Box>
      <CloseButton size="lg" aria-label={words.closeReport} onClick={onClose} />
    </Flex>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <Text inherit mt="xs" c="dimmed" fw={600}>
        {title}
      </Text>
      <Box component="ul" className={classes.dots} mah={240} style={{ overflowY: 'auto' }}>
        {keyedLines([...lines]).map(({ key, line }) => (
          <li key={key}>{line}</li>
        ))}
      </Box>
    </>
  );
}
