import type { CalendarEntry } from '@platewise/contract/calendar/calendar-schema';
import { CALENDAR_SLOTS } from '@platewise/contract/calendar/calendar-slots';
import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Place } from '../../data/place.ts';

/** An entry on its way: the place beneath the pointer, and whether it stays where it is as well. */
export type Drag = { entry: CalendarEntry; over: Place | null; copy: boolean };

type EntryDrag = {
  drag: Drag | null;
  /** The picture that follows the pointer. */
  ghost: RefObject<HTMLDivElement | null>;
  start: (entry: CalendarEntry, event: ReactPointerEvent<HTMLElement>) => void;
  /** Whether the press that has just ended was a drag. */
  wasDragged: () => boolean;
};

/** px from where a press is a drag. */
const SLACK_PX = 6;

/** Drags entries between places with a mouse or a pen; fingers scroll, and use the menu. Escape gives it up. */
export function useEntryDrag(onDrop: (entry: CalendarEntry, to: Place, copy: boolean) => void): EntryDrag {
  const [drag, setDrag] = useState<Drag | null>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const ended = useRef(false);
  const ending = useRef<AbortController>(null);
  useEffect(() => () => ending.current?.abort(), []);

  function start(entry: CalendarEntry, { pointerType, button, clientX, clientY }: ReactPointerEvent<HTMLElement>) {
    if (pointerType === 'touch' || button !== 0) return;
    const controller = new AbortController();
    ending.current?.abort();
    ending.current = controller;
    let now: Drag | null = null;
    const show = (next: Drag | null) => {
      now = next;
      setDrag(next);
    };
    const end = () => {
      ended.current = now !== null;
      // The click that ends a drag comes right after it; any later one is meant.
      setTimeout(() => {
        ended.current = false;
      });
      show(null);
      controller.abort();
    };
    const options = { signal: controller.signal };

    window.addEventListener(
      'pointermove',
      (event) => {
        const isFar = Math.hypot(event.clientX - clientX, event.clientY - clientY) > SLACK_PX;
        if (!now && !isFar) return;
        event.preventDefault();
        const over = placeAt(event.clientX, event.clientY);
        const copy = isCopying(event);
        const isSame = now && now.copy === copy && now.over?.date === over?.date && now.over?.slot === over?.slot;
        if (!isSame) show({ entry, over, copy });
        ghost.current?.style.setProperty('translate', `${event.clientX}px ${event.clientY}px`);
      },
      options,
    );
    window.addEventListener(
      'pointerup',
      (event) => {
        const dropped = now;
        end();
        if (dropped?.over) onDrop(dropped.entry, dropped.over, isCopying(event));
      },
      options,
    );
    window.addEventListener('pointercancel', end, options);
    const change = (event: KeyboardEvent) => {
      if (!now) return;
      if (event.key === 'Escape') end();
      else if (now.copy !== isCopying(event)) show({ ...now, copy: isCopying(event) });
    };
    window.addEventListener('keydown', change, options);
    window.addEventListener('keyup', change, options);
  }

  return { drag, ghost, start, wasDragged: () => ended.current };
}

function isCopying({ altKey, ctrlKey, metaKey }: MouseEvent | KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey;
}

function placeAt(x: number, y: number): Place | null {
  const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]');
  const [date, name] = cell?.dataset.place?.split(' ') ?? [];
  const slot = CALENDAR_SLOTS.find((one) => one === name);
  return date && slot ? { date, slot } : null;
}
