import { type PointerEvent, useEffect, useRef } from 'react';
import { cookingKey } from './cooking-key.ts';
import { swipe } from './swipe.ts';

type Turning = { onNext: () => void; onPrevious: () => void };

/** Turns pages by keys while `isOn`, and by the fingers that touch the element which is given the returned handlers. */
export function usePageTurning(isOn: boolean, turning: Turning) {
  const latest = useRef(turning);
  useEffect(() => {
    latest.current = turning;
  });
  const finger = useRef<{ id: number; x: number; y: number } | null>(null);

  function turn(where: 'next' | 'previous' | null): void {
    if (where === 'next') latest.current.onNext();
    if (where === 'previous') latest.current.onPrevious();
  }

  useEffect(() => {
    if (!isOn) return;
    function press(event: KeyboardEvent) {
      const where = cookingKey(event);
      if (!where) return;
      // The page beneath has arrow keys of its own.
      event.preventDefault();
      event.stopPropagation();
      if (where === 'next') latest.current.onNext();
      else latest.current.onPrevious();
    }
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [isOn]);

  return {
    onPointerDown({ pointerType, pointerId, isPrimary, clientX, clientY }: PointerEvent) {
      // A second finger is a pinch.
      finger.current = pointerType === 'touch' && isPrimary ? { id: pointerId, x: clientX, y: clientY } : null;
    },
    onPointerUp({ pointerId, clientX, clientY }: PointerEvent) {
      const from = finger.current;
      finger.current = null;
      if (from?.id !== pointerId) return;
      turn(swipe({ x: clientX - from.x, y: clientY - from.y, zoom: window.visualViewport?.scale ?? 1 }));
    },
    onPointerCancel() {
      finger.current = null;
    },
  };
}
