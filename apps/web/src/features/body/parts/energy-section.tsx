import { Alert, Button, Group, List, Stack, Text, Title } from '@mantine/core';
import type { BodyReportAnswer } from '@platewise/contract/body/body-schema';
import { bodyScreen } from '@platewise/contract/texts/diary/body-screen';
import { useId, useRef } from 'react';
import { kcalText } from '../../../shared/meal/quantities.ts';
import disclosure from '../../../shared/ui/layout/disclosure.module.css';
import { TextLink } from '../../../shared/ui/typography/text-link.tsx';
import typography from '../../../shared/ui/typography/typography.module.css';
import { useDecide } from '../data/use-decide.ts';
import classes from './body.module.css';

const words = bodyScreen.energy;

/** What a proposal rests on, with where to read it. */
const SOURCES = [
  { name: 'Mifflin, St Jeor et al., Am J Clin Nutr 1990; 51: 241', url: 'https://doi.org/10.1093/ajcn/51.2.241' },
  { name: 'Hall, Int J Obes 2008; 32: 573', url: 'https://doi.org/10.1038/sj.ijo.0803720' },
  { name: 'FAO/WHO/UNU, Human energy requirements, 2004', url: 'https://www.fao.org/4/y5686e/y5686e00.htm' },
  {
    name: 'AHA/ACC/TOS guideline, Circulation 2014; 129: S102',
    url: 'https://doi.org/10.1161/01.cir.0000437739.71477.ee',
  },
] as const;

/** What the body uses, what days aim at, and another target where one is proposed. */
export function EnergySection({ report }: { report: BodyReportAnswer }) {
  const titleId = useId();
  const { expenditure, equation, goal, why, bounds } = report;
  const region = useRef<HTMLElement>(null);
  const isFree = why !== 'condition';

  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={`${classes.section} ${classes.place} ${typography.figures}`}
    >
      <Title order={2} size="h4" id={titleId} mb="sm">
        {words.title}
      </Title>
      <Stack gap="xs">
        {expenditure && (
          <div>
            <Text fw={600}>{words.used({ kcal: kcalText(expenditure.kcal), sd: kcalText(expenditure.sd) })}</Text>
            <Text size="sm" c="dimmed">
              {words.basis(expenditure.basis)}
            </Text>
          </div>
        )}
        {equation && (
          <Text inherit>
            {words.equation({ resting: kcalText(equation.restingKcal), kcal: kcalText(equation.kcal) })}{' '}
            {!expenditure &&
              equation.targetKcal !== null &&
              words.equationTarget({ kcal: kcalText(equation.targetKcal) })}
          </Text>
        )}
        {isFree && <Text inherit>{words.goal({ kcal: kcalText(goal.calories) })}</Text>}
        {why !== null && (
          <Text inherit c="dimmed">
            {words.why[why]}
          </Text>
        )}
        {bounds && (
          <Text inherit>
            {words.bounds({ least: kcalText(bounds.leastKcal), most: kcalText(bounds.mostKcal) })}{' '}
            <TextLink to="/calorie-tracker" inherit>
              {words.setGoal}
            </TextLink>
          </Text>
        )}
        <Proposal report={report} onDecided={() => region.current?.focus({ preventScroll: true })} />
        {isFree && <HowItWorks />}
      </Stack>
    </section>
  );
}

type ProposalProps = { report: BodyReportAnswer; onDecided: () => void };

/** Another target with its reason; it holds after a press, and never by itself. */
function Proposal({ report: { proposal }, onDecided }: ProposalProps) {
  const { decide, isPending } = useDecide(onDecided);
  if (!proposal) return null;
  const { kcal, reason, limitedBy } = proposal;

  return (
    <Alert color="basil" title={words.proposed({ kcal: kcalText(kcal) })} maw="44rem">
      <Stack gap="xs">
        <Text inherit>{reason}</Text>
        {limitedBy.map((limit) => (
          <Text inherit key={limit}>
            {words.limits[limit]}
          </Text>
        ))}
        <Text inherit>{words.holds}</Text>
        <Group gap="xs">
          <Button loading={isPending} onClick={() => decide({ kcal, isAccepted: true })}>
            {words.accept({ kcal: kcalText(kcal) })}
          </Button>
          <Button variant="default" disabled={isPending} onClick={() => decide({ kcal, isAccepted: false })}>
            {words.notNow}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}

function HowItWorks() {
  return (
    <details>
      <summary className={disclosure.line}>{words.how}</summary>
      <Stack gap="xs" maw="44rem" pb="sm">
        <Text size="sm">{words.howEquation}</Text>
        <Text size="sm">{words.howUsed}</Text>
        <Text size="sm">{words.howBounds}</Text>
        <List size="sm" aria-label={words.sources}>
          {SOURCES.map(({ name, url }) => (
            <List.Item key={url}>
              <a href={url} target="_blank" rel="noreferrer">
                {name}
              </a>
            </List.Item>
          ))}
        </List>
      </Stack>
    </details>
  );
}
