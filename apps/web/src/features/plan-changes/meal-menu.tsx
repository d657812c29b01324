import { ActionIcon, Menu } from '@mantine/core';
import type { Meal } from '@platewise/contract/meal-schema';
import { texts } from '@platewise/contract/texts';
import { IconDots, IconList, IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { useState } from 'react';
import { PopupMenu } from '../../components/overlays/popup-menu.tsx';
import { DislikedMeals } from './disliked-meals.tsx';
import { useDislikedMeals } from './use-disliked-meals.ts';

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;
const words = texts.planChanges;

/** What is done to a meal more rarely: never again, and what else was left out. */
export function MealMenu({ meal }: { meal: Meal }) {
  const disliked = useDislikedMeals();
  const [isListOpen, setIsListOpen] = useState(false);
  const entry = disliked.entryOf(meal.name);

  return (
    <>
      <PopupMenu position="bottom-end" width={280}>
        <Menu.Target>
          <ActionIcon size={32} aria-label={words.more({ meal: meal.name })}>
            <IconDots {...ICON} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {entry ? (
            <Menu.Item leftSection={<IconThumbUp {...ICON} />} onClick={() => disliked.remove(entry)}>
              {words.allowAgain}
            </Menu.Item>
          ) : (
            <Menu.Item leftSection={<IconThumbDown {...ICON} />} onClick={() => disliked.add(meal.name)}>
              {words.notAgain}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconList {...ICON} />} onClick={() => setIsListOpen(true)}>
            {words.disliked({ count: disliked.meals.length })}
          </Menu.Item>
        </Menu.Dropdown>
      </PopupMenu>
      <DislikedMeals opened={isListOpen} onClose={() => setIsListOpen(false)} />
    </>
  );
}
