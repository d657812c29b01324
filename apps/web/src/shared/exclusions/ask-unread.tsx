import { Button, Text, Title } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import classes from '../ui/states/state-block.module.css';

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
    <div className={classes.block} role="alert">
      <Title order={2} size="h3">
        {texts.planner.notReadTitle}
      </Title>
      <Text className={classes.text}>{question}</Text>
      <Text className={classes.text}>{hint}</Text>
      <Button.Group>
        <Button variant="default" onClick={onCorrect}>
          {texts.planner.correctIt}
        </Button>
        <Button variant="default" onClick={onAccept}>
          {texts.planner.planWithout}
        </Button>
      </Button.Group>
    </div>
  );
}
