import { prep as words } from '@platewise/contract/locales/en/site/prep';
import type { PrepGuide } from '@platewise/contract/prep-guide-schema';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { usePrintSheet } from '../sharing/use-print-sheet.ts';
import classes from './guide-sheet.module.css';
import type { MealName } from './meal-names.ts';
import { SheetDays } from './sheet-days.tsx';
import { sheetFacts } from './sheet-facts.ts';
import { SheetPage } from './sheet-page.tsx';
import { SheetSession } from './sheet-session.tsx';

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
