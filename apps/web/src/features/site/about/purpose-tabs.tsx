import { Title } from '@mantine/core';
import { about } from '@platewise/contract/texts/site/about';
import { type KeyboardEvent, useRef, useState } from 'react';
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
      <div role="tablist" aria-labelledby={labelledBy} className={classes.tabs}>
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
            className={classes.tab}
            onClick={() => setChosen(index)}
            onKeyDown={onKeyDown}
          >
            {label}
          </button>
        ))}
      </div>
      {TABS.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={tab.id}
          aria-labelledby={`${tab.id}-tab`}
          // The panel holds nothing to tab to, so it is a stop itself.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what the tabs pattern asks for
          tabIndex={0}
          hidden={index !== chosen}
          className={classes.panel}
        >
          <Title order={3} className={classes.statement}>
            {tab.title}
          </Title>
          {'points' in tab ? (
            <ul className={classes.points}>
              {tab.points.map(({ title, text }) => (
                <li key={title}>
                  <strong>{title}</strong> {text}
                </li>
              ))}
            </ul>
          ) : (
            <div className={classes.prose}>
              {tab.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          )}
        </div>
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
