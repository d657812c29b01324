import { Anchor, Box, Group, Stack, Text } from '@mantine/core';
import { barcodes as words } from '@platewise/contract/texts/diary/barcodes';
import { foodFigures } from '@platewise/domain/food-figures';
import { weighedGramsText } from '../../../../../shared/meal/quantities.ts';
import type { FoundFood } from '../../../data/diary-day.ts';
import classes from '../../diary.module.css';
import { figureRows } from '../figure-rows.ts';

const LICENCE = 'https://opendatacommons.org/licenses/odbl/1-0/';
const PRODUCTS = 'https://world.openfoodfacts.org/product/';

type Label = NonNullable<FoundFood['label']>;

/** What the maker of a pack states, for 100 g and for a serving, and who gathered it. */
export function LabelFacts({ food, label }: { food: FoundFood; label: Label }) {
  const [serving] = food.measures;
  const amounts = [100, ...(serving ? [serving.grams] : [])];
  const columns = amounts.map((grams) => ({ grams, rows: figureRows(foodFigures(food, grams)) }));

  return (
    <Stack gap="xs">
      <Box component="table" className={classes.table} fz="sm" data-dense>
        <caption>{words.facts}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{words.per100}</th>
            {serving && <th scope="col">{words.perServing({ grams: weighedGramsText(serving.grams) })}</th>}
          </tr>
        </thead>
        <tbody>
          {columns[0]?.rows.map(([name], row) => (
            <tr key={name}>
              <Text component="th" scope="row" inherit c="dimmed">
                {name}
              </Text>
              {columns.map(({ grams, rows }) => (
                <td key={grams}>{rows[row]?.[1]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
      <Text size="sm" c="dimmed">
        {label.maker !== null && `${words.maker({ maker: label.maker })}. `}
        {words.barcode({ barcode: label.barcode })}
      </Text>
      {label.source === 'open-food-facts' && (
        <Text size="sm" c="dimmed">
          {words.attribution}
          <Group component="span" gap="sm">
            <OutsideLink href={`${PRODUCTS}${label.barcode}`}>{words.product}</OutsideLink>
            <OutsideLink href={LICENCE}>{words.licence}</OutsideLink>
          </Group>
        </Text>
      )}
    </Stack>
  );
}

function OutsideLink({ href, children }: { href: string; children: string }) {
  return (
    <Anchor href={href} target="_blank" rel="noopener" inherit display="inline-block" mih={24}>
      {children}
    </Anchor>
  );
}
