import { Stack, Text, Title } from '@mantine/core';
import { about } from '@platewise/contract/texts/site/about';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Columns } from '../../../shared/ui/layout/columns.tsx';
import tabs from '../../../shared/ui/layout/tabs.module.css';
import classes from './purpose-tabs.module.css';

const TABS = about.tabs;

/** Mission, vision and values. One tab stop; arrow keys, Home and End move and choose at once. */
export function PurposeTabs({ labelledBy }: { labelledBy: string }) {
  const [chosen, setChosen] = useState(0);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);

  function onKeyDown(event: KeyboardEvent) {
    const next = nextTab(event.key, chosen);
    if (next === null) return;
    event.preventDefault();
    setChosen(next);
    buttons.current[next]?.focus();
  }

  return (
    <>
      <div role="tablist" aria-labelledby={labelledBy} className={`${tabs.list} ${classes.list}`}>
        {TABS.map(({ id, label }, index) => (
          <button
            key={id}
            ref={(button) => {
              buttons.current[index] = button;
            }}
            type="button"
            role="tab"
            id={`${id}-tab`}
            aria-controls={id}
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            className={tabs.tab}
            onClick={() => setChosen(index)}
            onKeyDown={onKeyDown}
          >
            {label}
          </button>
        ))}
      </div>
      {TABS.map((tab, index) => (
        <Columns
          key={tab.id}
          template="minmax(0, 0.85fr) minmax(0, 1.15fr)"
          gap="var(--space-16) var(--space-48)"
          from="sm"
          display={index === chosen ? undefined : 'none'}
          pt="clamp(var(--space-32), 3vw, var(--space-40))"
          pb="xs"
          role="tabpanel"
          id={tab.id}
          aria-labelledby={`${tab.id}-tab`}
          // The panel holds nothing to tab to, so it is a stop itself.
          tabIndex={0}
          hidden={index !== chosen}
          className={classes.panel}
        >
          <Title order={3} className={classes.statement}>
            {tab.title}
          </Title>
          {'points' in tab ? (
            <Stack component="ul" gap="sm" maw="60ch">
              {tab.points.map(({ title, text }) => (
                <li key={title}>
                  <Text span inherit fw={600}>
                    {title}
                  </Text>{' '}
                  {text}
                </li>
              ))}
            </Stack>
          ) : (
            <Stack gap="sm" maw="60ch">
              {tab.paragraphs.map((paragraph) => (
                <Text key={paragraph} inherit>
                  {paragraph}
                </Text>
              ))}
            </Stack>
          )}
        </Columns>
      ))}
    </>
  );
}

function nextTab(key: string, chosen: number): number | null {
  const count = TABS.length;
  switch (key) {
    case 'ArrowRight':
      return (chosen + 1) % count;
    case 'ArrowLeft':
      return (chosen + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
