import { Anchor, Title, VisuallyHidden } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import type { Trace } from '@platewise/contract/trace-schema';
import { IconExternalLink } from '@tabler/icons-react';
import { kcalText, milligramsRangeText, nutrientGramsText, nutrientRangeText } from './quantities.ts';
import classes from './trace-sources.module.css';

type Ingredient = Trace['ingredients'][number];

const words = texts.meal.trace;

/** What is cited for each food: the row of the public table, as a link, or the sentence that says how it was derived. */
export function TraceSources({ ingredients }: { ingredients: readonly Ingredient[] }) {
  return (
    <section>
      <Title order={4} className={classes.title}>
        {words.sources}
      </Title>
      {ingredients.some(({ fdcId }) => fdcId !== null) && <p className={classes.note}>{words.linksNote}</p>}
      <dl className={classes.sources}>
        {[...new Map(ingredients.map((one) => [one.food, one])).values()].map((ingredient) => (
          <div key={ingredient.food}>
            <dt dir="auto">{ingredient.name}</dt>
            <dd>
              {ingredient.fdcId === null ? ingredient.source : <RowLink fdcId={ingredient.fdcId} />}
              {ingredient.per100g && <p className={classes.figures}>{per100gText(ingredient.per100g)}</p>}
              {ingredient.bounds?.map((bound) => (
                <p key={bound.figure} className={classes.figures}>
                  {boundText(bound)}
                </p>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function RowLink({ fdcId }: { fdcId: number }) {
  return (
    <Anchor href={`https://fdc.nal.usda.gov/food-details/${fdcId}/nutrients`} target="_blank" rel="noopener" inherit>
      {words.row({ fdcId })}
      <IconExternalLink size={14} stroke={1.5} aria-hidden className={classes.icon} />
      <VisuallyHidden component="span">{words.newTab}</VisuallyHidden>
    </Anchor>
  );
}

function boundText({ figure, low, high, source }: NonNullable<Ingredient['bounds']>[number]): string {
  const rangeOf = figure === 'sodium' ? milligramsRangeText : nutrientRangeText;
  return words.bound({ figure: texts.meal[figure], range: rangeOf(null, [low, high]), source });
}

function per100gText({ calories, protein, carbs, fat }: NonNullable<Ingredient['per100g']>): string {
  return words.per100g({
    calories: kcalText(calories),
    protein: nutrientGramsText(protein),
    carbs: nutrientGramsText(carbs),
    fat: nutrientGramsText(fat),
  });
}
