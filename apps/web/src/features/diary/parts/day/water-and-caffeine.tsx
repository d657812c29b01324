import { Button, Group, Text, TextInput, Title } from '@mantine/core';
import { LIMITS } from '@platewise/contract/limits';
import { water as words } from '@platewise/contract/texts/diary/water';
import { type FormEvent, useId, useState } from 'react';
import { useUnits } from '../../../../shared/preferences/use-food-weight.ts';
import typography from '../../../../shared/ui/typography/typography.module.css';
import type { DiaryDay } from '../../data/diary-day.ts';
import { useWater } from '../../data/use-water.ts';
import { offeredSizes, readWaterMl, waterText } from '../../data/water-amounts.ts';
import { CaffeineLines } from './caffeine-lines.tsx';

/** The water that was drunk, one press for a glass more, and the caffeine of what was logged; neither is judged. */
export function WaterAndCaffeine({ day }: { day: DiaryDay }) {
  const { date, water, entry } = day;
  const titleId = useId();
  const units = useUnits();
  const { add, takeBack } = useWater(date);
  const [isOther, setIsOther] = useState(false);
  const last = water.drinks.at(-1);

  return (
    <section aria-labelledby={titleId}>
      <Title order={3} size="h5" id={titleId} mb="xs">
        {words.title}
      </Title>
      <Text className={typography.figures} inherit fw={600} mb="sm" role="status">
        {words.drunk({ amount: waterText(water.ml, units) })}
      </Text>
      <Group gap="xs">
        {offeredSizes(water.sizes, units).map((ml) => (
          <Button key={ml} variant="default" onClick={() => add(ml)}>
            {words.add({ amount: waterText(ml, units) })}
          </Button>
        ))}
        <Button variant="subtle" aria-expanded={isOther} onClick={() => setIsOther(!isOther)}>
          {words.otherAmount}
        </Button>
        {last && (
          <Button variant="subtle" onClick={() => takeBack(last.id)}>
            {words.takeBack}
          </Button>
        )}
      </Group>
      {isOther && (
        <OtherAmount
          onAdd={(ml) => {
            setIsOther(false);
            add(ml);
          }}
        />
      )}
      <Text size="sm" c="dimmed" mt="sm">
        {words.adequate}
      </Text>
      {entry && entry.meals.length > 0 && <CaffeineLines date={date} />}
    </section>
  );
}

/** A size that is not offered yet; the next glass of it takes one press. */
function OtherAmount({ onAdd }: { onAdd: (ml: number) => void }) {
  const units = useUnits();
  const [text, setText] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const bounds = { min: waterText(LIMITS.waterMinMl, units), max: waterText(LIMITS.waterMaxMl, units) };

  function submit(event: FormEvent) {
    event.preventDefault();
    const ml = readWaterMl(text, units);
    setIsRefused(ml === null);
    if (ml !== null) onAdd(ml);
  }

  return (
    <form aria-label={words.otherAmount} onSubmit={submit} noValidate>
      <Group gap="xs" align="flex-end" mt="sm">
        <TextInput
          data-autofocus
          inputMode="decimal"
          label={units === 'us' ? words.amountFluidOunces : words.amountMl}
          value={text}
          error={isRefused && words.amountBetween(bounds)}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" variant="default">
          {words.addThis}
        </Button>
      </Group>
    </form>
  );
}
