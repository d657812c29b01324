import { Button, Group, NumberInput, Radio, Stack, Text } from '@mantine/core';
import { ACTIVITIES } from '@platewise/contract/body/body-options';
import type { Goal } from '@platewise/contract/generation/options';
import { texts } from '@platewise/contract/texts';
import { BODY_MIN_AGE } from '@platewise/domain/body/age-on';
import { BODY_BOUNDS, type BodyData, proposedTarget } from '@platewise/domain/body/energy-need';
import { useState } from 'react';
import { ChoiceSelect } from '../../../shared/forms/choice-select.tsx';
import { kcalText } from '../../../shared/meal/quantities.ts';
import fold from './fold.module.css';
import classes from './target-estimate.module.css';

const words = texts.profiles.estimate;

type Typed = { [Part in keyof BodyData]: BodyData[Part] | null };
type TargetEstimateProps = { goal: Goal | null; onUse: (kcal: number) => void };

/** A calorie target from body data, for anyone who wants one. What is typed here is kept nowhere and sent nowhere. */
export function TargetEstimate({ goal, onUse }: TargetEstimateProps) {
  const [body, setBody] = useState<Typed>({ sex: null, age: null, height: null, weight: null, activity: null });
  const set = (part: Partial<Typed>) => setBody((typed) => ({ ...typed, ...part }));
  const isWhole = isComplete(body);
  const isYounger = body.age !== null && body.age < BODY_MIN_AGE;
  const target = isWhole ? proposedTarget(body, goal) : null;

  return (
    <details className={fold.fold}>
      <summary>{words.open}</summary>
      <Text size="sm" mt="sm" c="dimmed">
        {words.kept}
      </Text>
      <Stack mt="md">
        <Radio.Group
          label={words.sex}
          description={words.sexNote}
          value={body.sex}
          onChange={(sex) => set({ sex: sex === 'male' ? 'male' : 'female' })}
        >
          <Group gap="var(--space-8) var(--space-24)" align="stretch" mt="xs">
            <Radio value="female" label={words.female} />
            <Radio value="male" label={words.male} />
          </Group>
        </Radio.Group>
        {(['age', 'height', 'weight'] as const).map((part) => (
          <NumberInput
            key={part}
            label={words[part]}
            description={words.between(BODY_BOUNDS[part])}
            hideControls
            value={body[part] ?? ''}
            onChange={(value) => set({ [part]: typeof value === 'number' ? value : null })}
          />
        ))}
        <ChoiceSelect
          label={words.activity}
          placeholder={words.choose}
          values={ACTIVITIES}
          labels={words.activities}
          value={body.activity}
          onChange={(activity) => set({ activity })}
        />
      </Stack>
      <div role="status" className={classes.result}>
        {isYounger && <p>{words.younger}</p>}
        {isWhole && !isYounger && target === null && <p>{words.beyond}</p>}
        {target !== null && (
          <>
            <p>
              <strong>{words.result({ kcal: kcalText(target) })}</strong>
            </p>
            <Button variant="default" onClick={() => onUse(target)}>
              {words.use({ kcal: kcalText(target) })}
            </Button>
          </>
        )}
      </div>
      <Text size="sm" mt="sm" c="dimmed">
        {words.formula}{' '}
        <a href="https://doi.org/10.1093/ajcn/51.2.241" target="_blank" rel="noreferrer">
          {words.source}
        </a>
      </Text>
    </details>
  );
}

function isComplete(body: Typed): body is BodyData {
  return Object.values(body).every((part) => part !== null);
}
