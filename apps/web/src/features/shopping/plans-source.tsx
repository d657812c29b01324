import { Button } from '@mantine/core';
import { LIMITS } from '@platewise/contract/limits';
import { shoppingScreen } from '@platewise/contract/locales/en/shopping-screen';
import { useState } from 'react';
import { errorSentence } from '../../api-error.ts';
import { FormError } from '../auth/form-error.tsx';
import classes from './list-maker.module.css';
import type { SourceProps } from './list-maker.tsx';
import { PeopleInput } from './people-input.tsx';
import { PlanTicks } from './plan-ticks.tsx';
import { readSourceForm, type SourceErrors } from './read-source-form.ts';
import { StartAgain } from './start-again.tsx';
import { useFollowSource } from './use-follow-source.ts';

const words = shoppingScreen.make;

/** Saved plans, those of the address or those that the list follows already chosen. */
export function PlansSource({ list, plans, onDone }: SourceProps & { plans: string | undefined }) {
  const { source } = list;
  const [chosen, setChosen] = useState<readonly string[]>(
    plans ? plans.split(',') : source?.kind === 'plans' ? source.planIds : [],
  );
  const [people, setPeople] = useState(String(source?.numberOfPeople ?? 1));
  const [startAnew, setIsFresh] = useState(false);
  const [errors, setErrors] = useState<SourceErrors>({});
  const following = useFollowSource(onDone);
  const isFull = chosen.length >= LIMITS.shoppingPlansMax;

  function toggle(planId: string) {
    setChosen(chosen.includes(planId) ? chosen.filter((id) => id !== planId) : [...chosen, planId]);
    setErrors({});
    following.forgetError();
  }

  function submit() {
    const read = readSourceForm({ planIds: chosen, people, startAnew });
    setErrors(read.ok ? {} : read.errors);
    if (read.ok) following.follow(read.wish);
  }

  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {following.error && <FormError sentence={errorSentence(following.error, words.failed)} />}
      <PlanTicks chosen={chosen} isFull={isFull} onToggle={toggle} />
      <div className={classes.fields}>
        <PeopleInput
          value={people}
          error={errors.numberOfPeople}
          onChange={(next) => {
            setPeople(next);
            setErrors({});
          }}
        />
      </div>
      <StartAgain list={list} value={startAnew} onChange={setIsFresh} />
      {errors.planIds && (
        <p role="alert" className={classes.failure}>
          {words.noneChosen}
        </p>
      )}
      <div className={classes.submit}>
        <Button type="submit" loading={following.isBusy}>
          {words.submit}
        </Button>
        <p role="status">
          {isFull ? words.full({ max: LIMITS.shoppingPlansMax }) : words.chosen({ count: chosen.length })}
        </p>
      </div>
    </form>
  );
}
