import { Anchor, VisuallyHidden } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { IconExternalLink } from '@tabler/icons-react';
import classes from './food-source.module.css';

type FoodSourceProps = { fdcId: number | null; source?: string | undefined };

const words = texts.calorieScreen;

/** Where a food's figures come from: the row of the public table as a link, or the sentence that says how they were derived. */
export function FoodSource({ fdcId, source }: FoodSourceProps) {
  if (fdcId === null) return source ? <span>{source}</span> : null;
  return (
    <Anchor
      href={`https://fdc.nal.usda.gov/food-details/${fdcId}/nutrients`}
      target="_blank"
      rel="noopener"
      inherit
      className={classes.link}
    >
      {words.rowOf({ fdcId })}
      <IconExternalLink size={14} stroke={1.5} aria-hidden className={classes.icon} />
      <VisuallyHidden component="span">{words.newTab}</VisuallyHidden>
    </Anchor>
  );
}
