import { Text } from '@mantine/core';
import type { PrepGuide } from '@platewise/contract/plans/prep-guide-schema';
import { texts } from '@platewise/contract/texts';
import { prep as words } from '@platewise/contract/texts/site/prep';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { keyedLines } from '../../../../shared/meal/details/keyed-lines.ts';
import { fitType } from '../../../../shared/print/fit-type.ts';
import { usePrintSheet } from '../../../../shared/print/use-print-sheet.ts';
import { boxKeepsText } from '../../data/box-keeps-text.ts';
import { daysOfGuide, type MealOnDay } from '../../data/days-of-guide.ts';
import type { MealName } from '../../data/meal-names.ts';
import { durationText, minuteText } from '../../data/session-clock.ts';
import classes from './guide-sheet.module.css';
import { SheetSession } from './sheet-session.tsx';
import { SheetTask } from './sheet-task.tsx';

type GuideSheetProps = { guide: PrepGuide; start: string | undefined; names: ReadonlyMap<string, MealName> };

/** What is printed of a guide in place of its page: two sheets of paper. */
export function GuideSheet(props: GuideSheetProps) {
  const isPrinting = usePrintSheet(words.title);
  if (!isPrinting) return null;
  // Next to the application, so that all of that can be left out.
  return createPortal(
    <div className={classes.sheet}>
      <SheetPages {...props} />
    </div>,
    document.body,
  );
}

/**
 * A sheet for the session and one for the boxes and days; where one has no room, both flow over the two; where even that is
 * too much, each is alone again and leaves its steps out.
 */
function SheetPages({ guide, start, names }: GuideSheetProps) {
  const [setting, setSetting] = useState<'apart' | 'joined' | 'short'>('apart');
  const facts = sheetFacts(guide, start);
  const session = <SheetSession guide={guide} start={start} names={names} />;
  const days = <SheetDays guide={guide} names={names} />;
  const full = setting === 'apart' ? { onFull: () => setSetting('joined') } : {};

  if (setting === 'joined') {
    return ([1, 2] as const).map((part) => (
      <SheetPage
        key={`joined ${part}`}
        title={words.sheetPart({ title: words.title, part })}
        facts={facts}
        part={part}
        onFull={() => setSetting('short')}
      >
        {session}
        {days}
      </SheetPage>
    ));
  }
  return (
    <>
      <SheetPage key={`${setting} 1`} title={`${words.title}: ${words.sheetSession}`} facts={facts} {...full}>
        {session}
      </SheetPage>
      <SheetPage key={`${setting} 2`} title={`${words.title}: ${words.sheetDays}`} facts={facts} {...full}>
        {days}
      </SheetPage>
    </>
  );
}

/** Each day with its boxes and what is left to do, and what is good to know, on paper. */
function SheetDays({ guide, names }: { guide: PrepGuide; names: ReadonlyMap<string, MealName> }) {
  return (
    <>
      {daysOfGuide(guide).map(({ day, name, meals, thaw }) => (
        <section key={day}>
          <h2>{name === null ? words.dayName({ day }) : `${words.dayName({ day })}: ${name}`}</h2>
          {thaw.length > 0 && (
            <Text inherit fw={600}>
              {words.thaw}: {thaw.map((meal) => texts.options.mealType[meal.mealType].toLowerCase()).join(', ')}
            </Text>
          )}
          {meals.map((meal) => (
            <div key={meal.mealId}>
              <p className={classes.box}>
                {texts.options.mealType[meal.mealType]} · {boxText(meal)}
              </p>
              {meal.finish ? (
                <SheetTask task={meal.finish} names={names} />
              ) : (
                <Text dir="auto" inherit fw={600}>
                  {meal.name}
                </Text>
              )}
            </div>
          ))}
        </section>
      ))}
      <h2>{words.notes}</h2>
      {keyedLines(guide.notes).map(({ key, line }) => (
        <p key={key}>{line}</p>
      ))}
    </>
  );
}

/** 'fridge until day 3', and what is in the box where that is not the dish alone. */
function boxText({ box, name }: MealOnDay): string {
  if (!box) return words.sheetFresh;
  const besides = box.holds.filter((what) => what !== name);
  const stored = words.sheetBox({ place: words.places[box.place].toLowerCase(), keeps: boxKeepsText(box) });
  if (!box.holds.includes(name)) return `${words.sheetFresh}; ${stored}: ${besides.join(', ')}`;
  return besides.length > 0 ? `${stored} (${words.sheetBesides({ besides: besides.join(', ') })})` : stored;
}

/** What a guide comes to, in one line on paper. */
function sheetFacts({ days, containers, totalMinutes, handsOnMinutes }: PrepGuide, start: string | undefined): string {
  const meals = days.reduce((sum, day) => sum + day.meals.length, 0);
  const facts = words.sheetFacts({
    days: words.days({ count: days.length }),
    meals: words.meals({ count: meals }),
    boxes: words.boxes({ count: containers.length }),
    session: durationText(totalMinutes),
    work: durationText(handsOnMinutes),
  });
  const clock =
    start === undefined
      ? words.sessionHint
      : words.sheetBegin({ time: minuteText(0, start), end: minuteText(totalMinutes, start) });
  return `${facts} · ${clock}`;
}

type SheetPageProps = {
  title: string;
  facts: string;
  /** What flows over both pages: this is the first or the second of them. Without it the page is alone. */
  part?: 1 | 2;
  /** Called where not all of it has room; without it the steps are left out then, and the page says so. */
  onFull?: () => void;
  children: ReactNode;
};

/** One sheet of paper in the largest type that has room for what is on it. */
function SheetPage({ title, facts, part, onFull, children }: SheetPageProps) {
  const page = useRef<HTMLDivElement>(null);
  const columns = useRef<HTMLDivElement>(null);

  // Before it is printed: measured where nobody sees it.
  useLayoutEffect(() => {
    const [paper, text] = [page.current, columns.current];
    if (!paper || !text) return;
    const isFitted = fitPage(paper, text, part === undefined ? 1 : 2);
    if (isFitted) return;
    if (onFull) return onFull();
    paper.dataset.short = 'true';
    fitPage(paper, text, 1);
  }, [part, onFull]);

  return (
    <div ref={page} className={classes.page} data-short="false">
      <div className={classes.head}>
        <h1 dir="auto">{title}</h1>
        <p>
          {facts} <span className={classes.short}>{words.sheetShort}</span>
        </p>
      </div>
      <div ref={columns} className={classes.columns} data-part={part}>
        {children}
      </div>
    </div>
  );
}

/** What has no room goes on in columns to the right: beyond those of so many pages it is too much. */
function fitPage(paper: HTMLElement, text: HTMLElement, pages: number): boolean {
  const gap = Number.parseFloat(getComputedStyle(text).columnGap);
  return fitType({
    setType: (points) => {
      paper.style.fontSize = `${points}pt`;
    },
    isFull: () => text.scrollWidth > pages * text.clientWidth + (pages - 1) * gap + 1,
  });
}
