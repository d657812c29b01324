import { Text } from '@mantine/core';
import { texts } from '@platewise/contract/texts';

/** Says that the figures next to it are an estimate (decisions 1.1). */
export function EstimatedMark() {
  return (
    <Text span size="xs" c="dimmed" ff="text" fs="italic" fw={400} title={texts.meal.estimatedNote}>
      {texts.meal.estimated}
    </Text>
  );
}
