import { ActionIcon, Button, UnstyledButton } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { softDisabled } from '../../components/soft-disabled.ts';
import { pageList } from './page-list.ts';
import classes from './pager.module.css';
import { useArrowKeys } from './use-arrow-keys.ts';

type PagerProps = { page: number; pageCount: number; onPage: (page: number) => void };

/** The pages of the dashboard: listed on wide screens, 'Page x of y' on phones, turned by the arrow keys too (core 2). */
export function Pager({ page, pageCount, onPage }: PagerProps) {
  const previous = () => page > 1 && onPage(page - 1);
  const next = () => page < pageCount && onPage(page + 1);
  useArrowKeys({ onLeft: previous, onRight: next });

  return (
    <nav className={classes.pager} aria-label={texts.dashboard.pages}>
      <div className={classes.wide} title={texts.dashboard.arrowKeys}>
        <ActionIcon
          variant="subtle"
          size="lg"
          {...softDisabled(page === 1)}
          aria-label={texts.dashboard.previous}
          onClick={previous}
        >
          <IconChevronLeft size={20} stroke={1.5} aria-hidden />
        </ActionIcon>
        {pageList(page, pageCount).map((entry) =>
          typeof entry === 'string' ? (
            <span key={entry} className={classes.gap} aria-hidden="true">
              …
            </span>
          ) : (
            <UnstyledButton
              key={entry}
              className={classes.page}
              aria-label={texts.dashboard.page({ page: entry })}
              aria-current={entry === page ? 'page' : undefined}
              onClick={() => onPage(entry)}
            >
              {entry}
            </UnstyledButton>
          ),
        )}
        <ActionIcon
          variant="subtle"
          size="lg"
          {...softDisabled(page === pageCount)}
          aria-label={texts.dashboard.next}
          onClick={next}
        >
          <IconChevronRight size={20} stroke={1.5} aria-hidden />
        </ActionIcon>
      </div>
      <div className={classes.narrow}>
        <Button variant="default" {...softDisabled(page === 1)} onClick={previous}>
          {texts.dashboard.previous}
        </Button>
        <span>{texts.dashboard.pageOf({ page, total: pageCount })}</span>
        <Button variant="default" {...softDisabled(page === pageCount)} onClick={next}>
          {texts.dashboard.next}
        </Button>
      </div>
    </nav>
  );
}
