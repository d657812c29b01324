import { Anchor, VisuallyHidden } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { IconExternalLink } from '@tabler/icons-react';

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
      display="inline-block"
      mih={24}
    >
      {words.rowOf({ fdcId })}
      <IconExternalLink
        size={14}
        stroke={1.5}
        aria-hidden
        style={{ marginLeft: 'var(--space-4)', verticalAlign: -2 }}
      />
      <VisuallyHidden component="span">{words.newTab}</VisuallyHidden>
    </Anchor>
  );
}
