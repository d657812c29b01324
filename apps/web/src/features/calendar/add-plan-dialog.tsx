import { Checkbox, Skeleton, TextInput } from '@mantine/core';
import { LIMITS } from '@platewise/contract/limits';
import { calendarScreen } from '@platewise/contract/locales/en/calendar-screen';
import { IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { errorSentence } from '../../api-error.ts';
import { Dialog, type DialogProps } from '../../components/dialog.tsx';
import { usePlansPage } from '../offline/use-plans-page.ts';
import { ShowMorePlans } from '../plans/show-more-plans.tsx';
import { useSearchField } from '../plans/use-search-field.ts';
import { type AskedInDialog, type CalendarDesk, entryAt } from './calendar-desk.ts';
import classes from './choice-list.module.css';
import { longDayText, placeText } from './day-words.ts';
import { entryName } from './entry-words.ts';
import { PlanChoice } from './plan-choice.tsx';
import { useAdding } from './use-adding.ts';

type Asked = Extract<AskedInDialog, { asks: 'plan-meal' | 'plan' }>;
type AddPlanDialogProps = DialogProps & { desk: CalendarDesk; asked: Asked };

const words = calendarScreen;
const PLANS_AT_FIRST = 10;

/** The saved plans: one of their meals for a slot, or a whole plan for a day. */
export function AddPlanDialog({ asked, desk, ...frame }: AddPlanDialogProps) {
  const title =
    asked.asks === 'plan'
      ? words.addDayTitle({ day: longDayText(asked.date) })
      : words.addTitle({ place: placeText(asked.place) });
  return (
    <Dialog title={title} {...frame}>
      <ChosenPlans asked={asked} desk={desk} onDone={frame.onClose} />
    </Dialog>
  );
}

function ChosenPlans({ asked, desk, onDone }: { asked: Asked; desk: CalendarDesk; onDone: () => void }) {
  const [search, setSearch] = useState<string | undefined>();
  const [pageSize, setPageSize] = useState(PLANS_AT_FIRST);
  const [replace, setReplace] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const field = useSearchField(search, setSearch);
  const plans = usePlansPage({ page: 1, pageSize, ...(search && { search }) });
  const { isBusy, failure, add } = useAdding(onDone);
  const standing = asked.asks === 'plan-meal' ? entryAt(desk, asked.place) : null;

  if (plans.isPending) return <Skeleton height={240} />;
  if (!plans.data) return <p role="alert">{errorSentence(plans.error, words.plansFailed)}</p>;
  const { plans: listed, total } = plans.data;
  if (total === 0 && !search && !plans.isPlaceholderData) return <p className={classes.quiet}>{words.noPlans}</p>;

  return (
    <div className={classes.choice}>
      {standing && <p className={classes.quiet}>{words.addOverHint({ other: entryName(standing) })}</p>}
      <TextInput
        type="search"
        label={words.searchPlans}
        placeholder={words.searchPlaceholder}
        maxLength={LIMITS.nameMaxCharacters}
        leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
        data-autofocus
        value={field.value}
        onChange={({ currentTarget }) => field.type(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Enter' && field.ask()}
      />
      {asked.asks === 'plan' && (
        <Checkbox
          label={words.replaceAll}
          checked={replace}
          onChange={({ currentTarget }) => setReplace(currentTarget.checked)}
        />
      )}
      <p role="status" className={classes.quiet}>
        {listed.length === 0 ? words.nothingFound : search && words.found({ count: total })}
      </p>
      {failure && (
        <p role="alert" className={classes.failure}>
          {failure}
        </p>
      )}
      <ul ref={list} className={classes.list} aria-busy={plans.isPlaceholderData}>
        {listed.map((plan) => (
          <PlanChoice
            key={plan._id}
            plan={plan}
            asked={asked}
            desk={desk}
            replace={replace}
            isBusy={isBusy}
            onAdd={add}
          />
        ))}
      </ul>
      <ShowMorePlans
        list={list}
        shown={listed.length}
        total={total}
        pageSize={pageSize}
        onPageSize={setPageSize}
        isLoading={plans.isPlaceholderData}
      >
        {words.showMore}
      </ShowMorePlans>
    </div>
  );
}
