import { Button, Stack, Text, Title } from '@mantine/core';
import { texts } from '@platewise/contract/texts';

type AskUnreadProps = {
  question: string;
  /** What planning without them means here. */
  hint?: string;
  onAccept: () => void;
  onCorrect: () => void;
};

/** Asks about words that may be an allergy and cannot be read: plan without them, or correct them. */
export function AskUnread({ question, hint = texts.planner.notReadHint, onAccept, onCorrect }: AskUnreadProps) {
  return (
    <Stack align="center" px="md" pt="var(--space-48)" pb="var(--space-64)" ta="center" role="alert">
      <Title order={2} size="h3">
        {texts.planner.notReadTitle}
      </Title>
      <Text maw="46ch" c="dimmed">
        {question}
      </Text>
      <Text maw="46ch" c="dimmed">
        {hint}
      </Text>
      <Button.Group>
        <Button variant="default" onClick={onCorrect}>
          {texts.planner.correctIt}
        </Button>
        <Button variant="default" onClick={onAccept}>
          {texts.planner.planWithout}
        </Button>
      </Button.Group>
    </Stack>
  );
}
