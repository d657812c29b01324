import { useEffect, useEffectEvent } from 'react';

/** Runs `action` on Ctrl or Cmd plus the key, also while a field has the focus; the browser's own meaning is dropped. */
export function useShortcut(key: string, action: () => void, isEnabled = true): void {
  const run = useEffectEvent(action);

  useEffect(() => {
    if (!isEnabled) return;
    function onKeyDown(event: KeyboardEvent) {
      if (!isShortcut(event, key)) return;
      event.preventDefault();
      if (!event.repeat) run();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [key, isEnabled]);
}

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Whether Ctrl or Cmd and this key alone are pressed; AltGr counts as Ctrl and Alt, and writes characters. */
export function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: Keys, wanted: string): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === wanted;
}
