import { Box, Text } from '@mantine/core';
import { features as words } from '@platewise/contract/texts/site/features';
import { IconCheck } from '@tabler/icons-react';
import { gramsText } from '../../../shared/meal/quantities.ts';
import { Meter } from '../../../shared/ui/meters/meter.tsx';
import { EXAMPLE_DINNER } from '../example/example-dinner.ts';
import classes from './picture.module.css';
import week from './week-picture.module.css';

/** Lines of the list that are shown, the first of them ticked. */
const SHOWN = 4;
const TICKED = 2;

const HEAVIEST = [...EXAMPLE_DINNER.items].sort((a, b) => b.grams - a.grams).slice(0, SHOWN);

/** A week with the example's dinner on its fifth day, and what that puts on the list. */
export function WeekPicture() {
  return (
    <div className={classes.sheet}>
      <ul className={week.days} aria-hidden="true">
        {words.week.days.map((day, place) => (
          <li key={day} data-chosen={place === 4 || undefined}>
            {day}
            <Box w={24} mx="auto">
              <Meter value={MEALS_OF_DAYS[place] ?? 0} max={MEALS_A_DAY} color="var(--primary)" />
            </Box>
          </li>
        ))}
      </ul>
      <Text inherit fw={600} lh={1.3}>
        {EXAMPLE_DINNER.name}
      </Text>
      <Text inherit>{words.week.list}</Text>
      <ul className={classes.rows}>
        {HEAVIEST.map(({ food, name, grams }, place) => (
          <Box key={food} component="li" c={place < TICKED ? 'dimmed' : 'inherit'}>
            <span className={week.box} data-ticked={place < TICKED || undefined} aria-hidden="true">
              {place < TICKED && <IconCheck size={14} stroke={2.5} />}
            </span>
            <span className={classes.grow}>{name}</span>
            <span className={classes.figure}>{gramsText(grams)}</span>
          </Box>
        ))}
      </ul>
    </div>
  );
}

const MEALS_A_DAY = 3;
/** How many meals the days of the picture hold. */
const MEALS_OF_DAYS = [3, 3, 2, 3, 3, 1, 0];
