import type { ShoppingList } from '@platewise/contract/shopping/shopping-list-schema';
import { texts } from '@platewise/contract/texts';
import { shoppingScreen as words } from '@platewise/contract/texts/shopping/shopping-screen';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Units } from '../../../../shared/preferences/food-weight-text.ts';
import { useUnits } from '../../../../shared/preferences/use-food-weight.ts';
import { fitType } from '../../../../shared/print/fit-type.ts';
import { usePrintSheet } from '../../../../shared/print/use-print-sheet.ts';
import { momentWords } from '../../data/text/date-words.ts';
import type { AisleLines } from '../../data/text/list-aisles.ts';
import { listParts } from '../../data/text/list-parts.ts';
import { itemText, wantedOf } from '../../data/text/list-text.ts';
import { sourceWords } from '../../data/text/source-words.ts';
import { useAisleOrder } from '../../data/use-aisle-order.ts';
import classes from './list-sheet.module.css';

type Printed = Pick<ShoppingList, 'items' | 'shops'>;

/** What is printed in place of the page: what has to be bought, by shop and aisle, with boxes to tick. */
export function ListSheet({ list }: { list: Printed & Pick<ShoppingList, 'source'> }) {
  const { source } = list;
  const { title } = texts.shoppingList;
  const isPrinting = usePrintSheet(title);
  if (!isPrinting) return null;
  const date = momentWords(new Date());
  const made = source ? words.print.made({ source: sourceWords(source), date }) : words.print.plain({ date });
  // Next to the application, so that all of that can be left out.
  return createPortal(<Sheet title={title} made={made} list={list} />, document.body);
}

function Sheet({ title, made, list }: { title: string; made: string; list: Printed }) {
  const page = useRef<HTMLDivElement>(null);
  const units = useUnits();
  const { order } = useAisleOrder();
  const atHome = list.items.filter(({ status }) => status === 'have').map(({ name }) => name);

  // In the largest type that one page has room for; what is too much even in the smallest goes on the next.
  useLayoutEffect(() => {
    const paper = page.current;
    if (!paper) return;
    const isFitted = fitType({
      setType: (points) => {
        paper.style.fontSize = `${points}pt`;
      },
      isFull: () => paper.scrollHeight > paper.clientHeight + 1 || paper.scrollWidth > paper.clientWidth + 1,
    });
    paper.dataset.long = String(!isFitted);
    if (!isFitted) paper.style.fontSize = '';
  }, []);

  return (
    <div className={classes.sheet}>
      <div ref={page} className={classes.page} data-long="false">
        <h1 dir="auto">{title}</h1>
        <p>{made}</p>
        {listParts(wantedOf(list), { order }).map(({ shop, name, aisles }) => (
          <section key={shop?.id ?? ''}>
            {name !== null && (
              <h2 dir="auto" className={classes.shop}>
                {name}
              </h2>
            )}
            <div className={classes.aisles}>
              {aisles.map((aisle) => (
                <PrintedAisle key={aisle.aisle} {...aisle} level={name === null ? 2 : 3} units={units} />
              ))}
            </div>
          </section>
        ))}
        {atHome.length > 0 && (
          <p className={classes.atHome}>
            {words.print.also} {atHome.join(', ')}
          </p>
        )}
      </div>
    </div>
  );
}

function PrintedAisle({ category, lines, level, units }: AisleLines & { level: 2 | 3; units: Units }) {
  const Heading = `h${level}` as const;
  return (
    <section className={classes.aisle}>
      <Heading className={classes.category}>{category}</Heading>
      <ul>
        {lines.map((item) => (
          <li key={item.id}>
            <span className={classes.box} data-ticked={item.status === 'ticked'} />
            <span>{itemText(item, units)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
