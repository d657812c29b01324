import { Button } from '@mantine/core';
import { shoppingScreen as words } from '@platewise/contract/locales/en/shopping-screen';
import type { ShoppingList } from '@platewise/contract/shopping-list-schema';
import { texts } from '@platewise/contract/texts';
import { IconPrinter } from '@tabler/icons-react';
import { TextLink } from '../../components/text-link.tsx';
import classes from './list-head.module.css';
import { ListMenu } from './list-menu.tsx';
import type { MakeWay } from './read-shopping-search.ts';
import { sourceWords } from './source-words.ts';
import type { useClearList } from './use-clear-list.ts';

type ListHeadProps = {
  list: ShoppingList;
  clearing: ReturnType<typeof useClearList>;
  className: string | undefined;
};

const WAYS: Readonly<Record<string, MakeWay>> = { calendar: 'calendar', plans: 'plans', generated: 'week' };

/** Where the list comes from, the way to change that, and what is done with the whole list. */
export function ListHead({ list, clearing, className }: ListHeadProps) {
  const { source } = list;

  return (
    <div className={`${classes.head} ${className}`}>
      <p className={classes.source}>
        {sourceWords(source)}{' '}
        <TextLink to="/shopping" search={{ make: WAYS[source?.kind ?? 'calendar'] ?? 'calendar' }} inherit>
          {source ? words.source.change : words.source.choose}
        </TextLink>
      </p>
      <div className={classes.actions}>
        <Button
          variant="default"
          leftSection={<IconPrinter size={18} stroke={1.5} aria-hidden />}
          onClick={() => window.print()}
        >
          {texts.shoppingList.exportPdf}
        </Button>
        <ListMenu list={list} clearing={clearing} />
      </div>
    </div>
  );
}
