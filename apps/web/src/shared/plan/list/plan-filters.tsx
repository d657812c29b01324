import { NativeSelect, TextInput } from '@mantine/core';
import { GOALS } from '@platewise/contract/generation/options';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import { IconSearch } from '@tabler/icons-react';
import type { Ref } from 'react';
import choice from '../../forms/choice-select.module.css';
import { useSearchField } from '../../ui/lists/use-search-field.ts';
import type { DashboardView } from './dashboard-view.ts';
import classes from './plan-filters.module.css';

type PlanFiltersProps = DashboardView & {
  /** How many plans match; null while that is looked up, and where nothing is looked for. */
  found: number | null;
  searchField: Ref<HTMLInputElement>;
};

const words = texts.dashboard;

/** Finds plans by words in them and by their goal; both stand in the address. */
export function PlanFilters({ asked, onAsk, found, searchField }: PlanFiltersProps) {
  const { search, goal } = asked;
  const field = useSearchField(search, (next) => onAsk({ search: next, goal }, { replace: true }));

  return (
    <search>
      <form
        className={classes.filters}
        onSubmit={(event) => {
          event.preventDefault();
          field.ask();
        }}
      >
        <TextInput
          ref={searchField}
          flex="1 1 280px"
          type="search"
          label={words.search}
          placeholder={words.searchPlaceholder}
          maxLength={LIMITS.nameMaxCharacters}
          leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
          value={field.value}
          onChange={({ currentTarget }) => field.type(currentTarget.value)}
        />
        <NativeSelect
          className={classes.goal}
          classNames={{ input: choice.select ?? '' }}
          label={words.goalFilter}
          value={goal ?? ''}
          onChange={({ currentTarget }) =>
            onAsk({ search, goal: GOALS.find((one) => one === currentTarget.value) }, { replace: true })
          }
        >
          <option value="">{words.allGoals}</option>
          {GOALS.map((one) => (
            <option key={one} value={one}>
              {texts.options.goal[one]}
            </option>
          ))}
        </NativeSelect>
      </form>
      <p className={classes.found} role="status">
        {found !== null && words.found({ count: found })}
      </p>
    </search>
  );
}
