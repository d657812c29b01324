import { Box, Group, Stack, Text, Title } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { preview as words } from '@platewise/contract/texts/site/preview';
import { IconChevronDown, IconClock, IconFlame } from '@tabler/icons-react';
import { MacroSplit } from '../../../shared/meal/card/macro-split.tsx';
import { MealEnergy } from '../../../shared/meal/card/meal-energy.tsx';
import facts from '../../../shared/meal/card/meal-facts.module.css';
import { gramsText, kcalText, nutrientGramsText } from '../../../shared/meal/quantities.ts';
import { MiniPlate } from '../../../shared/ui/illustrations/mini-plate.tsx';
import { Columns } from '../../../shared/ui/layout/columns.tsx';
import disclosure from '../../../shared/ui/layout/disclosure.module.css';
import lines from '../../../shared/ui/layout/lines.module.css';
import table from '../../../shared/ui/layout/table.module.css';
import { EXAMPLE_CERTIFICATE } from '../example/example-certificate.ts';
import type { ExampleMeal } from '../example/example-dinner.ts';
import { platesBySlot } from './plates-by-slot.ts';
import classes from './preview-page.module.css';

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** A meal of the example, all of it in plain HTML. */
export function ExampleMealCard({ meal }: { meal: ExampleMeal }) {
  return (
    <Columns
      component="article"
      className={classes.card}
      template="repeat(2, minmax(0, 1fr))"
      gap="var(--space-32) var(--space-48)"
      aria-label={meal.name}
    >
      <Stack>
        <Group className={classes.head} gap="md" wrap="nowrap">
          <MiniPlate kind={platesBySlot[meal.mealType]} size={96} />
          <div>
            <Text size="sm" mb="var(--space-2)" c="dimmed" lh={1.3}>
              {texts.options.mealType[meal.mealType]}
            </Text>
            <Title order={3} fz="xl" lh={1.2}>
              {meal.name}
            </Title>
          </div>
        </Group>
        <MealEnergy calories={meal.calories} targetKcal={EXAMPLE_CERTIFICATE.target.calories} />
        <MacroSplit meal={meal} showShares />
        <ul className={facts.facts}>
          <li>
            <IconClock {...ICON} /> {texts.meal.prepTime({ minutes: meal.prepTime })}
          </li>
          <li>
            <IconFlame {...ICON} /> {texts.meal.cookTime({ minutes: meal.cookTime })}
          </li>
          <li>{texts.options.difficulty[meal.difficulty]}</li>
        </ul>
        <Box component="details" className={lines.above} fz="sm" open>
          <summary className={disclosure.summary}>
            {words.method}
            <IconChevronDown className={disclosure.chevron} size={16} stroke={1.5} aria-hidden />
          </summary>
          <Box component="ol" m={0} pl="1.4em" lh={1.5}>
            {meal.instructions.map((step) => (
              <Box key={step} component="li" py="var(--space-4)" pl="var(--space-4)">
                {step}
              </Box>
            ))}
          </Box>
        </Box>
      </Stack>
      <ExampleMealTable meal={meal} />
    </Columns>
  );
}

/** What each ingredient weighs and brings. */
function ExampleMealTable({ meal }: { meal: ExampleMeal }) {
  return (
    <div>
      <table className={table.table} aria-label={words.tableLabel({ meal: meal.name })}>
        <thead>
          <tr>
            <th scope="col">{words.ingredient}</th>
            <th scope="col">{words.amount}</th>
            <th scope="col">{words.energy}</th>
            <th scope="col">{words.protein}</th>
          </tr>
        </thead>
        <tbody>
          {meal.items.map(({ food, name, grams, calories, protein }) => (
            <tr key={food}>
              <th scope="row">{name}</th>
              <td>{nutrientGramsText(grams)}</td>
              <td>{kcalText(calories)}</td>
              <td>{gramsText(protein)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            <td />
            <td>{kcalText(meal.calories)}</td>
            <td>{gramsText(meal.macros.protein)}</td>
          </tr>
        </tfoot>
      </table>
      <Text size="xs" mt="xs" c="dimmed">
        {words.roundingNote}
      </Text>
    </div>
  );
}
