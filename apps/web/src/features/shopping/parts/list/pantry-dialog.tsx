import { Box, Button, Flex, Text, TextInput } from '@mantine/core';
import { byName } from '@platewise/contract/language/formats';
import type { PantryFood } from '@platewise/contract/shopping/shopping-list-schema';
import { shoppingScreen } from '@platewise/contract/texts/shopping/shopping-screen';
import { IconSearch } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '../../../../shared/api/api-error.ts';
import { trpc } from '../../../../shared/api/trpc.ts';
import { Dialog, type DialogProps } from '../../../../shared/ui/dialogs/dialog.tsx';
import dialog from '../../../../shared/ui/dialogs/dialog-content.module.css';
import { useListFocus } from '../../../../shared/ui/lists/use-list-focus.ts';
import { LoadingBlock } from '../../../../shared/ui/states/loading-block.tsx';
import { QueryStates } from '../../../../shared/ui/states/query-states.tsx';
import { notifyError } from '../../../../shared/ui/toasts/notify.ts';
import { notifyWithUndo } from '../../../../shared/ui/toasts/notify-with-undo.tsx';
import typography from '../../../../shared/ui/typography/typography.module.css';
import { momentWords } from '../../data/text/date-words.ts';
import { lineName } from '../../data/text/line-name.ts';
import classes from '../shopping.module.css';

const words = shoppingScreen.pantry;

/** The foods that a person has at home, which no list counts; what is used up is taken out. */
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
  const { query, remove } = usePantry();
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
      {(foods) => <PantryFoods foods={foods} onRemove={remove} />}
    </QueryStates>
  );
}

type PantryFoodsProps = { foods: readonly PantryFood[]; onRemove: (food: PantryFood) => void };

function PantryFoods({ foods, onRemove }: PantryFoodsProps) {
  const [search, setSearch] = useState('');
  const found = foods
    .filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()))
    .toSorted((a, b) => byName(a.name, b.name));
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
            <PantryRow key={food.food} food={food} onRemove={() => onRemove(food)} />
          ))}
        </Flex>
      </section>
    </>
  );
}

function PantryRow({ food, onRemove }: { food: PantryFood; onRemove: () => void }) {
  const { category, since } = food;
  const name = lineName({ kind: 'food', name: food.name });
  return (
    <Flex
      component="li"
      align="center"
      className={classes.ruled}
      mih={56}
      py="var(--space-2)"
      gap="sm"
      justify="space-between"
    >
      <Box miw={0}>
        <Text className={typography.breakable} span inherit display="block" fw={600}>
          {name}
        </Text>
        <Text span size="sm" c="dimmed">
          {category} · {words.since({ date: momentWords(since) })}
        </Text>
      </Box>
      <Button variant="default" size="sm" aria-label={words.removeNamed({ food: name })} onClick={onRemove}>
        {words.remove}
      </Button>
    </Flex>
  );
}

/** What is at home, and what is used up: gone at once, back when the server refuses. */
function usePantry() {
  const utils = trpc.useUtils();
  const { pantry, read } = utils.shoppingList;
  const { addPantryFood, removePantryFood } = utils.client.shoppingList;
  const query = trpc.shoppingList.pantry.useQuery(undefined, { staleTime: 0 });
  const onSettled = () => Promise.all([pantry.invalidate(), read.invalidate()]);

  const removing = useMutation({
    mutationFn: ({ food }: PantryFood) => removePantryFood.mutate({ food }),
    onMutate: async ({ food }) => {
      await pantry.cancel();
      const before = pantry.getData();
      pantry.setData(undefined, (foods) => foods?.filter((one) => one.food !== food));
      return before;
    },
    onSuccess: (_answer, food) =>
      notifyWithUndo(words.removed({ food: lineName({ kind: 'food', name: food.name }) }), {
        id: `at home ${food.food}`,
        onUndo: () => void bringBack(food),
      }),
    onError: (error, _food, before) => {
      pantry.setData(undefined, before);
      notifyError(errorSentence(error, words.removeFailed));
    },
    onSettled,
  });

  async function bringBack({ food }: PantryFood): Promise<void> {
    try {
      await addPantryFood.mutate({ food });
    } catch (error) {
      notifyError(errorSentence(error, words.removeFailed));
    }
    await onSettled();
  }

  return { query, remove: removing.mutate };
}
