import { Radio, Stack } from '@mantine/core';
import type { ShoppingList } from '@platewise/contract/shopping/shopping-list-schema';
import { shoppingScreen } from '@platewise/contract/texts/shopping/shopping-screen';

type StartAgainProps = { list: ShoppingList; value: boolean; onChange: (startAnew: boolean) => void };

const words = shoppingScreen.make;

/** Whether what was done on the list so far is kept; asked only where there is something to lose. */
export function StartAgain({ list, value, onChange }: StartAgainProps) {
  if (!list.items.some(({ isTicked, isEdited }) => isTicked || isEdited)) return null;
  return (
    <Radio.Group label={words.keepTitle} value={value ? 'anew' : 'keep'}>
      <Stack gap="xs" pt={4}>
        <Radio value="keep" label={words.keep} onChange={() => onChange(false)} />
        <Radio
          value="anew"
          label={words.startAgain}
          description={words.startAgainHint}
          onChange={() => onChange(true)}
        />
      </Stack>
    </Radio.Group>
  );
}
