import { Button, Flex, Group, Stack, Text, TextInput } from '@mantine/core';
import type { PrepGuide } from '@platewise/contract/plans/prep-guide-schema';
import { prep as words } from '@platewise/contract/texts/site/prep';
import { IconPrinter } from '@tabler/icons-react';
import typography from '../../../shared/ui/typography/typography.module.css';
import { durationText, minuteText, timeOfDay } from '../data/session-clock.ts';
import classes from './prep-guide.module.css';

type GuideHeadProps = {
  guide: PrepGuide;
  start: string | undefined;
  onStart: (start: string | undefined) => void;
  onChoose: () => void;
};

/** A session that is longer is better cooked as two: minutes, our choice. */
const LONG_MINUTES = 4 * 60;

/** How much of a day it takes, when it begins, and what can be done with the guide. */
export function GuideHead({ guide, start, onStart, onChoose }: GuideHeadProps) {
  const { totalMinutes, handsOnMinutes, containers, days } = guide;

  return (
    <Stack gap="lg">
      <Flex
        component="dl"
        wrap="wrap"
        className={typography.figures}
        gap="var(--space-12) var(--space-40)"
        align="flex-end"
      >
        <div>
          <Text component="dt" size="sm" c="dimmed">
            {words.facts.session}
          </Text>
          <Text component="dd" fz="var(--text-36)" ff="heading" fw={560} lh={1.15}>
            {durationText(totalMinutes)}
          </Text>
        </div>
        <Fact name={words.facts.work} value={durationText(handsOnMinutes)} />
        <Fact name={words.facts.boxes} value={containers.length} />
        {start !== undefined && <Fact name={words.facts.end} value={minuteText(totalMinutes, start)} />}
      </Flex>
      {/* What is next to the field stands below its label. */}
      <Group gap="sm" align="flex-start">
        <TextInput
          type="time"
          label={words.start}
          description={words.startHint}
          value={start ?? ''}
          onChange={({ currentTarget }) => onStart(currentTarget.value || undefined)}
        />
        <Button variant="default" mt="xl" onClick={() => onStart(timeOfDay(new Date()))}>
          {words.startNow}
        </Button>
        <Group
          grow
          preventGrowOverflow={false}
          gap="sm"
          flex={{ base: '1 1 100%', sm: 'none' }}
          mt={{ base: 0, sm: 'xl' }}
          ml="auto"
        >
          <Button
            leftSection={<IconPrinter size={18} stroke={1.5} aria-hidden />}
            variant="default"
            onClick={() => window.print()}
          >
            {words.print}
          </Button>
          <Button variant="default" onClick={onChoose}>
            {words.chooseOthers}
          </Button>
        </Group>
      </Group>
      {totalMinutes > LONG_MINUTES && days.length > 1 && (
        <p className={classes.warning}>{words.long({ time: durationText(totalMinutes) })}</p>
      )}
    </Stack>
  );
}

function Fact({ name, value }: { name: string; value: string | number }) {
  return (
    <div>
      <Text component="dt" size="sm" c="dimmed">
        {name}
      </Text>
      <Text component="dd" size="xl" lh={1.2}>
        {value}
      </Text>
    </div>
  );
}
