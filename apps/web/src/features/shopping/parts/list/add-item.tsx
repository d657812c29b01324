import { Button, Flex, Text, TextInput } from '@mantine/core';
import { LIMITS } from '@platewise/contract/limits';
import { shoppingScreen } from '@platewise/contract/texts/shopping/shopping-screen';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import typography from '../../../../shared/ui/typography/typography.module.css';
import type { ListChanges } from '../../data/use-list-changes.ts';

const words = shoppingScreen.add;

type AddItemProps = {
  changes: ListChanges;
  /** The shop that is shown, where what is added is bought: null for none of them, undefined where its aisle decides. */
  shopId?: string | null | undefined;
};

/** One field to write on the list; Enter adds, and the next can be typed at once. */
export function AddItem({ changes, shopId }: AddItemProps) {
  const [text, setText] = useState('');
  const [sentence, setSentence] = useState('');
  const field = useRef<HTMLInputElement>(null);

  async function add() {
    const name = text.trim();
    field.current?.focus();
    if (name === '') return;
    setText('');
    setSentence(words.adding({ name }));
    const added = await changes.add({ name, quantity: '', ...(shopId !== undefined && { shopId }) });
    if (added) {
      const { item } = added;
      return setSentence(item ? words.added({ name: item.name, aisle: item.category }) : words.waits({ name }));
    }
    setSentence(words.failed({ name }));
    // What was typed comes back, unless the next is being typed already.
    setText((now) => (now === '' ? name : now));
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <Flex gap="xs" align="flex-end">
        <TextInput
          ref={field}
          flex={1}
          miw={0}
          label={words.label}
          placeholder={words.placeholder}
          maxLength={LIMITS.nameMaxCharacters}
          autoComplete="off"
          enterKeyHint="done"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Button
          type="submit"
          variant="default"
          flex="none"
          leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
        >
          {words.button}
        </Button>
      </Flex>
      <Text role="status" className={typography.breakable} size="sm" mih="1.45em" mt="var(--space-4)" c="dimmed">
        {sentence}
      </Text>
    </form>
  );
}
