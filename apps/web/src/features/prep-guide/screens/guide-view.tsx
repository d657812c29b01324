import { Box, Flex, Stack, Text, Title } from '@mantine/core';
import type { PrepContainer, PrepGuide } from '@platewise/contract/plans/prep-guide-schema';
import { texts } from '@platewise/contract/texts';
import { prep, prep as words } from '@platewise/contract/texts/site/prep';
import { IconFridge, IconSnowflake } from '@tabler/icons-react';
import { keyedLines } from '../../../shared/meal/details/keyed-lines.ts';
import { ModelWords } from '../../../shared/planning/model-words.tsx';
import { useModelWords } from '../../../shared/planning/use-model-words.ts';
import { boxKeepsText } from '../data/box-keeps-text.ts';
import { boxWords } from '../data/box-words.ts';
import { daysOfGuide } from '../data/days-of-guide.ts';
import { guideKey } from '../data/guide-key.ts';
import { type MealName, mealNames } from '../data/meal-names.ts';
import { type Ticks, useTicks } from '../data/use-ticks.ts';
import { GuideHead } from '../parts/guide-head.tsx';
import { GuideProgress } from '../parts/guide-progress.tsx';
import shared from '../parts/prep-guide.module.css';
import { SessionList } from '../parts/session-list.tsx';
import { SessionPicture } from '../parts/session-picture.tsx';
import { GuideSheet } from '../parts/sheet/guide-sheet.tsx';
import { TaskRow } from '../parts/task-row.tsx';
import classes from './guide-view.module.css';

type GuideViewProps = {
  guide: PrepGuide;
  start: string | undefined;
  onStart: (start: string | undefined) => void;
  onChoose: () => void;
};

/** A guide as a timetable of the kitchen: the evening before, the session, the boxes, the days. */
export function GuideView({ guide, start, onStart, onChoose }: GuideViewProps) {
  const ticks = useTicks(guideKey(guide));
  const names = mealNames(guide);
  const before = guide.tasks.filter(({ when }) => when === 'evening-before');
  const hasSession = guide.tasks.some(({ when }) => when === 'session');

  return (
    <Stack gap="var(--space-48)" pb="var(--space-64)">
      <GuideHead guide={guide} start={start} onStart={onStart} onChoose={onChoose} />
      <GuideProgress tasks={guide.tasks} ticks={ticks} />
      {before.length > 0 && (
        <section aria-labelledby="before">
          <Title order={2} id="before">
            {words.before}
          </Title>
          <Flex component="ul" direction="column" mt="sm">
            {before.map((task) => (
              <li key={task.id} className={shared.ruled}>
                <TaskRow task={task} names={names} ticks={ticks} />
              </li>
            ))}
          </Flex>
        </section>
      )}
      {hasSession && (
        <section aria-labelledby="session">
          <Title order={2} id="session">
            {words.session}
          </Title>
          <SessionPicture guide={guide} start={start} />
          {start === undefined && (
            <Text size="sm" mt="md" c="dimmed">
              {words.sessionHint}
            </Text>
          )}
          <SessionList guide={guide} start={start} names={names} ticks={ticks} />
        </section>
      )}
      <section aria-labelledby="boxes">
        <Title order={2} id="boxes">
          {words.boxesTitle}
        </Title>
        <BoxTable containers={guide.containers} names={names} />
      </section>
      <section aria-labelledby="days">
        <Title order={2} id="days">
          {words.onTheDay}
        </Title>
        <DayList guide={guide} names={names} ticks={ticks} />
      </section>
      <section aria-labelledby="notes">
        <Title order={2} id="notes">
          {words.notes}
        </Title>
        <Flex component="ul" direction="column" className={classes.notes} gap="xs" maw="var(--reading-width)" mt="sm">
          {keyedLines(guide.notes).map(({ key, line }) => (
            <li key={key}>{line}</li>
          ))}
        </Flex>
        <GuideWords guide={guide} />
      </section>
      <GuideSheet guide={guide} start={start} names={names} />
    </Stack>
  );
}

type BoxTableProps = { containers: readonly PrepContainer[]; names: ReadonlyMap<string, MealName> };

/** What is in which box, where it waits and how long. */
function BoxTable({ containers, names }: BoxTableProps) {
  if (containers.length === 0) return <p>{words.noBoxes}</p>;
  return (
    <table className={classes.boxes} aria-labelledby="boxes">
      <thead>
        <tr>
          <th scope="col">{words.boxDay}</th>
          <th scope="col">{words.boxHolds}</th>
          <th scope="col">{words.boxPlace}</th>
          <th scope="col">{words.boxKeeps}</th>
        </tr>
      </thead>
      <tbody>
        {containers.map((box) => {
          const Icon = box.place === 'fridge' ? IconFridge : IconSnowflake;
          return (
            <tr key={box.mealId}>
              <th scope="row">{names.get(box.mealId)?.place}</th>
              <td>
                {box.holds.map((what, place) => (
                  <Text key={what} span inherit display="block" {...(place > 0 && { c: 'dimmed' })}>
                    {what}
                  </Text>
                ))}
              </td>
              <td>
                <Icon size={18} stroke={1.5} aria-hidden /> {words.places[box.place]}
              </td>
              <td>{boxKeepsText(box)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

type DayListProps = { guide: PrepGuide; names: ReadonlyMap<string, MealName>; ticks: Ticks };

/** What is left for each day: what thaws before it, what comes from a box, what is made. */
function DayList({ guide, names, ticks }: DayListProps) {
  return (
    <Stack gap="xl" mt="md">
      {daysOfGuide(guide).map(({ day, name, meals, thaw }) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <Title order={3} id={`day-${day}`}>
            {words.dayName({ day })}
            {name && (
              <Text span c="dimmed" ff="text">
                {' '}
                {name}
              </Text>
            )}
          </Title>
          {thaw.length > 0 && (
            <Flex component="p" gap="xs" maw="var(--reading-width)" mt="xs">
              <Box component="span" flex="none" mt="var(--space-4)" lh={0}>
                <IconSnowflake size={18} stroke={1.5} aria-hidden />
              </Box>
              <span>
                {words.thaw}: {thaw.map((meal) => meal.name).join(', ')}
              </span>
            </Flex>
          )}
          <Box component="ul" className={shared.rows} data-of="meals" mt="xs">
            {meals.map((meal) => (
              <li key={meal.mealId}>
                <Text inherit>
                  {texts.options.mealType[meal.mealType]}
                  <Text span size="sm" display="block" c="dimmed">
                    {boxWords(meal)}
                  </Text>
                </Text>
                {meal.finish ? (
                  <TaskRow task={meal.finish} names={names} ticks={ticks} />
                ) : (
                  <Text dir="auto" inherit fw={600}>
                    {meal.name}
                  </Text>
                )}
              </li>
            ))}
          </Box>
        </section>
      ))}
    </Stack>
  );
}

/** How the session goes, in the words of a language model; nothing where the site has none. */
function GuideWords({ guide }: { guide: PrepGuide }) {
  const planIds = guide.days.map(({ planId }) => planId);
  const words = useModelWords({
    // A plan that was changed has other words.
    about: ['prep', guideKey(guide)],
    ask: (client, options) => client.plans.prepWords.query({ planIds }, options),
  });
  return words === null ? null : <ModelWords words={words} label={prep.words} note={prep.wordsNote} />;
}
