import { Button, Title } from '@mantine/core';
import type { BodyFactsAnswer } from '@platewise/contract/body/body-schema';
import { dateText, listFormat, numberFormat } from '@platewise/contract/language/formats';
import { texts } from '@platewise/contract/texts';
import { bodyScreen } from '@platewise/contract/texts/diary/body-screen';
import { mayHaveTarget } from '@platewise/domain/body/body-conditions';
import { useId, useRef, useState } from 'react';
import { Facts } from '../../../shared/ui/facts.tsx';
import { useBodyUnits } from '../data/use-body-units.ts';
import { heightText } from '../data/values/measure-text.ts';
import { AdultsOnly } from './adults-only.tsx';
import classes from './body.module.css';
import { FactsForm } from './facts-form.tsx';

const words = bodyScreen.facts;
const { activities } = texts.profiles.estimate;
const percent = numberFormat({ maximumFractionDigits: 2 });
const all = listFormat('and');

/** What the person stated of themselves, to be changed. */
export function AboutYou({ facts, today }: { facts: BodyFactsAnswer; today: string }) {
  const titleId = useId();
  const units = useBodyUnits();
  const [shown, setShown] = useState<'facts' | 'form' | 'younger'>('facts');
  const button = useRef<HTMLButtonElement>(null);

  function close() {
    setShown('facts');
    requestAnimationFrame(() => button.current?.focus());
  }

  return (
    <section aria-labelledby={titleId} className={classes.section}>
      <Title order={2} size="h4" id={titleId} mb="sm">
        {words.title}
      </Title>
      {shown === 'younger' && <AdultsOnly onCorrect={() => setShown('form')} />}
      {shown === 'form' && (
        <FactsForm
          facts={facts}
          today={today}
          save={words.save}
          onSaved={close}
          onYounger={() => setShown('younger')}
          onCancel={close}
        />
      )}
      {shown === 'facts' && (
        <>
          <Facts facts={factsOf(facts, heightText(facts.heightCm, units))} />
          <Button ref={button} variant="default" size="compact-md" mt="sm" onClick={() => setShown('form')}>
            {words.change}
          </Button>
        </>
      )}
    </section>
  );
}

function factsOf({ bornOn, sex, activity, aim, weeklyPercent, conditions }: BodyFactsAnswer, height: string) {
  const named = conditions.map((condition) => words.conditionNames[condition]);
  const pace = { aim: words.aims[aim], percent: percent.format(weeklyPercent) };
  return [
    { name: words.bornOn, value: dateText(bornOn) },
    { name: words.sex, value: words.sexes[sex] },
    { name: words.height, value: height },
    { name: words.activity, value: activities[activity] },
    ...(named.length > 0 ? [{ name: words.named, value: all.format(named) }] : []),
    ...(mayHaveTarget(conditions)
      ? [{ name: words.aim, value: aim === 'keep' ? words.aims.keep : words.aimAWeek(pace) }]
      : []),
  ];
}
