import { Button, Flex, Text } from '@mantine/core';
import type { ClientMeal } from '@platewise/contract/meals/meal-schema';
import { texts } from '@platewise/contract/texts';
import { calendarScreen } from '@platewise/contract/texts/calendar/calendar-screen';
import { kcalText } from '../../../../shared/meal/quantities.ts';
import { PlatePicture } from '../../../../shared/plate/plate-picture.tsx';
import typography from '../../../../shared/ui/typography/typography.module.css';

const PLATE_PX = 48;

/** A meal that can be put into a slot. */
export function ChoiceRow({ meal, isBusy, onAdd }: { meal: ClientMeal; isBusy: boolean; onAdd: () => void }) {
  const { name, calories, mealType } = meal;
  const facts = [
    ...(mealType ? [texts.options.mealType[mealType]] : []),
    calories === undefined ? calendarScreen.kcalUnknown : kcalText(calories * (meal.servings ?? 1)),
  ];
  return (
    <Flex component="li" gap="sm" align="center" py="xs">
      <PlatePicture meal={meal} size={PLATE_PX} />
      <Flex component="span" direction="column" flex={1} miw={0} lh={1.35}>
        <Text className={typography.breakable} span inherit fw={500}>
          {name}
        </Text>
        <Text className={typography.figures} span size="sm" c="dimmed">
          {facts.join(' · ')}
        </Text>
      </Flex>
      <Button
        flex="none"
        variant="light"
        size="compact-md"
        aria-label={calendarScreen.addNamed({ name })}
        aria-disabled={isBusy}
        onClick={() => !isBusy && onAdd()}
      >
        {calendarScreen.add}
      </Button>
    </Flex>
  );
}
