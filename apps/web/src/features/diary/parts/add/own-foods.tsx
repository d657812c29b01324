import { Button, Group } from '@mantine/core';
import { foodLog as words } from '@platewise/contract/texts/diary/food-log';
import { IconPencil, IconTag, IconTrash } from '@tabler/icons-react';
import { trpc } from '../../../../shared/api/trpc.ts';
import type { FoundFood } from '../../data/diary-day.ts';
import { useOwnFoods } from '../../data/use-own-foods.ts';
import { LabelForm } from './label-form.tsx';

type OwnFoodsProps = {
  /** The food that is to be logged, of whatever table. */
  food: FoundFood | null;
  /** What was looked for: the name of a new food. */
  text: string;
  /** The barcode that a new food was scanned by; empty where it was not. */
  barcode: string;
  /** Whether the label is shown. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** Hands over a food that is to be logged now, or none. */
  onFood: (food: FoundFood | null) => void;
};

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** The way to a food from its label, and what can be done to one that is chosen. */
export function OwnFoods({ food, text, barcode, isOpen, onOpen, onFood }: OwnFoodsProps) {
  const isOwn = food?.id.startsWith('own-') ?? false;
  const { data } = trpc.calorie.ownFoods.useQuery(undefined, { enabled: isOwn });
  const own = data?.find((one) => one.food === food?.id) ?? null;
  const { save, remove, isRemoving } = useOwnFoods();

  if (isOpen) {
    return (
      <LabelForm
        food={own}
        name={text}
        barcode={barcode}
        onSave={(label) => save(label, onFood)}
        onClose={() => onOpen(false)}
      />
    );
  }
  if (own) {
    return (
      <Group gap="xs" mt="xs">
        <Button size="compact-md" variant="subtle" leftSection={<IconPencil {...ICON} />} onClick={() => onOpen(true)}>
          {words.changeLabel}
        </Button>
        <Button
          size="compact-md"
          variant="subtle"
          leftSection={<IconTrash {...ICON} />}
          loading={isRemoving}
          onClick={() => void remove(own).then((isGone) => isGone && onFood(null))}
        >
          {words.removeLabel}
        </Button>
      </Group>
    );
  }
  if (food) return null;
  return (
    <Button size="compact-md" variant="subtle" ml={-8} leftSection={<IconTag {...ICON} />} onClick={() => onOpen(true)}>
      {words.label}
    </Button>
  );
}
