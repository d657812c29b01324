import { Button, Title } from '@mantine/core';
import { prep } from '@platewise/contract/locales/en/site/prep';
import { errorCode } from '../../api-error.ts';
import { trpc } from '../../trpc.ts';
import classes from './missing-plans.module.css';

type MissingPlansProps = {
  planIds: readonly string[];
  onGoOn: (left: readonly string[]) => void;
  onChoose: () => void;
};

const words = prep.lost;

/** A plan of the guide was deleted meanwhile: which, and the way on without it. */
export function MissingPlans({ planIds, onGoOn, onChoose }: MissingPlansProps) {
  // The answer to all of them does not say which; each is asked for by itself, in one request. One alone is known.
  const isAlone = planIds.length === 1;
  const each = trpc.useQueries((ask) =>
    planIds.map((planId) => ask.plans.prepGuide({ planIds: [planId] }, { enabled: !isAlone })),
  );
  const isLost = each.map(({ error }) => isAlone || (error !== null && errorCode(error) === 'NOT_FOUND'));
  const left = planIds.filter((_, index) => !isLost[index]);
  const missingDays = planIds.flatMap((_, index) => (isLost[index] ? index + 1 : []));
  const isSearching = !isAlone && each.some(({ isPending }) => isPending);

  return (
    <section className={classes.lost} role="alert">
      <Title order={2} size="h3">
        {words.title}
      </Title>
      <p>{isSearching ? words.searching : lostText(missingDays, left.length)}</p>
      <div className={classes.ways}>
        {!isSearching && left.length > 0 && missingDays.length > 0 && (
          <Button onClick={() => onGoOn(left)}>{words.goOn({ count: left.length })}</Button>
        )}
        <Button variant="default" onClick={onChoose}>
          {prep.chooseOthers}
        </Button>
      </div>
    </section>
  );
}

function lostText(days: readonly number[], left: number): string {
  return left === 0 ? words.all : words.text({ count: days.length, days: days.join(', ') });
}
