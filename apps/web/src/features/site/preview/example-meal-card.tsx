import { Stack, Text, Title } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { preview as words } from '@platewise/contract/texts/site/preview';
import { IconChevronDown, IconClock, IconFlame } from '@tabler/icons-react';
import { MacroSplit } from '../../../shared/meal/card/macro-split.tsx';
import { MealEnergy } from '../../../shared/meal/card/meal-energy.tsx';
import facts from '../../../shared/meal/card/meal-facts.module.css';
import { gramsText, kcalText, nutrientGramsText } from '../../../shared/meal/quantities.ts';
import { MiniPlate } from '../../../shared/ui/illustrations/mini-plate.tsx';
import { EXAMPLE_CERTIFICATE } from '../example/example-certificate.ts';
import type { ExampleMeal } from '../example/example-dinner.ts';
import classes from './example-meal-card.module.css';
import { platesBySlot } from './plates-by-slot.ts';

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** A meal of the example, all of it in plain HTML. */
export function ExampleMealCard({ meal }: { meal: ExampleMeal }) {
  return (
    <article className={classes.card} aria-label={meal.name}>
      <Stack>
        <div className={classes.head}>
          <div className={classes.plate}>
            <MiniPlate kind={platesBySlot[meal.mealType]} size={96} />
          </div>
          <div>
            <Text size="sm" mb="var(--space-2)" c="dimmed" lh={1.3}>
              {texts.options.mealType[meal.mealType]}
            </Text>
            <Title order={3} fz="xl" lh={1.2}>
              {meal.name}
            </Title>
          </div>
        </div>
        <MealEnergy calories={meal.calories} targetKcal={EXAMPLE_CERTIFICATE.target.calories} />
        <MacroSplit meal={meal} showShares />
        <ul className={facts.facts}>
          <li>
            <IconClock {...ICON} /> {texts.meal.prepTime({ minutes: meal.prepTime })}
          </li>
          <li>
            <IconFlame {...ICON} /> {texts.meal.cookTime({ minutes: meal.cookTime })}
          </li>
          <li>{meal.difficulty}</li>
        </ul>
        <details className={classes.method} open>
          <summary>
            {words.method}
            <IconChevronDown size={16} stroke={1.5} aria-hidden />
          </summary>
          <ol>
            {meal.instructions.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </details>
      </Stack>
      <ExampleMealTable meal={meal} />
    </article>
  );
}

/** What each ingredient weighs and brings. */
function ExampleMealTable({ meal }: { meal: ExampleMeal }) {
  return (
    <div>
      <table className={classes.table} aria-label={words.tableLabel({ meal: meal.name })}>
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
