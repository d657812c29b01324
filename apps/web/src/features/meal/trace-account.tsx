import { Button, Skeleton } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import type { Trace } from '@platewise/contract/trace-schema';
import { IconRefresh } from '@tabler/icons-react';
import { errorSentence } from '../../api-error.ts';
import { trpc } from '../../trpc.ts';
import { keyedLines } from './keyed-lines.ts';
import { wholeNumberText } from './quantities.ts';
import type { ShownMeal } from './shown-meal.ts';
import classes from './trace-account.module.css';
import { traceAgrees } from './trace-agrees.ts';
import { TraceSources } from './trace-sources.tsx';
import { TraceTable } from './trace-table.tsx';

const words = texts.meal.trace;

type TraceAccountProps = { meal: ShownMeal; isScaled: boolean; onRetry: () => void };

/** Each ingredient's part in the meal's figures and what is cited for it, as the server's food table has it. */
export function TraceAccount({ meal, isScaled, onRetry }: TraceAccountProps) {
  const trace = trpc.meals.trace.useQuery({ items: meal.items.map(({ food, grams }) => ({ food, grams })) });

  if (trace.data) return <LoadedTrace meal={meal} isScaled={isScaled} trace={trace.data} />;
  if (trace.isError && !trace.isFetching) {
    return (
      <div className={classes.failure} role="alert">
        <p>{errorSentence(trace.error, words.failed)}</p>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconRefresh size={18} stroke={1.5} aria-hidden />}
          onClick={() => {
            // The pressed button goes: the focus stays on the heading that opens this.
            onRetry();
            void trace.refetch();
          }}
        >
          {texts.shell.retry}
        </Button>
      </div>
    );
  }
  return <LoadingTrace foods={meal.items.map(({ food }) => food)} />;
}

type LoadedTraceProps = { meal: ShownMeal; isScaled: boolean; trace: Trace };

function LoadedTrace({ meal, isScaled, trace }: LoadedTraceProps) {
  return (
    <div className={classes.account}>
      <p className={classes.note}>
        {words.intro} {isScaled && words.perServing}
      </p>
      <TraceTable trace={trace} />
      <p className={classes.note}>{traceAgrees(meal, trace.total) ? words.rounding : differenceText(meal, trace)}</p>
      <TraceSources ingredients={trace.ingredients} />
    </div>
  );
}

function differenceText({ calories }: ShownMeal, { total }: Trace): string {
  return words.differs({ saved: wholeNumberText(calories), traced: wholeNumberText(total.calories) });
}

function LoadingTrace({ foods }: { foods: string[] }) {
  return (
    <div className={classes.account} role="status" aria-label={texts.shell.loading}>
      {keyedLines(foods).map(({ key }) => (
        <Skeleton key={key} height={20} radius="sm" />
      ))}
    </div>
  );
}
