import { Flex, Text, TextInput } from '@mantine/core';
import type { PantryFood } from '@platewise/contract/shopping/shopping-list-schema';
import { shoppingScreen } from '@platewise/contract/texts/shopping/shopping-screen';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog, type DialogProps } from '../../../../shared/ui/dialogs/dialog.tsx';
import dialog from '../../../../shared/ui/dialogs/dialog-content.module.css';
import { useListFocus } from '../../../../shared/ui/lists/use-list-focus.ts';
import { LoadingBlock } from '../../../../shared/ui/states/loading-block.tsx';
import { QueryStates } from '../../../../shared/ui/states/query-states.tsx';
import { usePantry } from '../../data/pantry/use-pantry.ts';
import classes from '../shopping.module.css';
import { PantryRow } from './pantry-row.tsx';

const words = shoppingScreen.pantry;

/** The foods that a person has at home, which lists leave out; what is used up is taken out. */
export function PantryDialog(frame: DialogProps) {
  return (
    <Dialog title={words.title} {...frame}>
      <div className={dialog.column}>
        <p>{words.text}</p>
        <Pantry />
      </div>
    </Dialog>
  );
}

function Pantry() {
  const { query, remove, change } = usePantry();
  return (
    <QueryStates
      query={query}
      loading={<LoadingBlock height={120} />}
      failed={{ title: words.failed, text: shoppingScreen.loadFailedText }}
      empty={{
        when: (foods) => foods.length === 0,
        show: (
          <Text inherit c="dimmed">
            {words.empty}
          </Text>
        ),
      }}
    >
      {(foods) => <PantryFoods foods={foods} onRemove={remove} onChange={change} />}
    </QueryStates>
  );
}

type PantryFoodsProps = {
  foods: readonly PantryFood[];
  onRemove: (food: PantryFood) => void;
  onChange: ReturnType<typeof usePantry>['change'];
};

/** In the order of the server: what is to be used first at the top. */
function PantryFoods({ foods, onRemove, onChange }: PantryFoodsProps) {
  const [search, setSearch] = useState('');
  const found = foods.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()));
  const list = useListFocus(found.length);

  return (
    <>
      <TextInput
        type="search"
        label={words.search}
        leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <section ref={list} tabIndex={-1} aria-label={words.title} className={classes.place}>
        {found.length === 0 && (
          <Text inherit c="dimmed">
            {words.none}
          </Text>
        )}
        <Flex component="ul" direction="column">
          {found.map((food) => (
            <PantryRow key={food.food} food={food} onRemove={() => onRemove(food)} onChange={onChange} />
          ))}
        </Flex>
      </section>
    </>
  );
}
