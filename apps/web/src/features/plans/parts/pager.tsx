import { ActionIcon, Box, Button, Group, Text, UnstyledButton } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { softDisabled } from '../../../shared/ui/buttons/soft-disabled.ts';
import typography from '../../../shared/ui/typography/typography.module.css';
import { pageList } from '../data/page-list.ts';
import { isPagingKey } from '../data/paging-key.ts';
import classes from './pager.module.css';

type PagerProps = { page: number; pageCount: number; onPage: (page: number) => void };

/** The pages of the dashboard: listed on wide screens, 'Page x of y' on phones, turned by the arrow keys too (core 2). */
export function Pager({ page, pageCount, onPage }: PagerProps) {
  const previous = () => page > 1 && onPage(page - 1);
  const next = () => page < pageCount && onPage(page + 1);
  useArrowKeys({ onLeft: previous, onRight: next });

  return (
    <Box component="nav" className={typography.figures} mt="var(--space-40)" aria-label={texts.dashboard.pages}>
      <Group visibleFrom="sm" gap="var(--space-4)" justify="center" title={texts.dashboard.arrowKeys}>
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
            <Text key={entry} span inherit miw={36} c="dimmed" ta="center" aria-hidden="true">
              …
            </Text>
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
      </Group>
      <Group hiddenFrom="sm" gap="sm" wrap="nowrap" justify="space-between">
        <Button variant="default" {...softDisabled(page === 1)} onClick={previous}>
          {texts.dashboard.previous}
        </Button>
        <span>{texts.dashboard.pageOf({ page, total: pageCount })}</span>
        <Button variant="default" {...softDisabled(page === pageCount)} onClick={next}>
          {texts.dashboard.next}
        </Button>
      </Group>
    </Box>
  );
}

type ArrowKeys = { onLeft: () => void; onRight: () => void };

/** Listens to the left and right arrow keys of the whole page, except where the key has another use. */
function useArrowKeys(handlers: ArrowKeys): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });

  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (!isPagingKey(event)) return;
      if (event.key === 'ArrowLeft') latest.current.onLeft();
      if (event.key === 'ArrowRight') latest.current.onRight();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
