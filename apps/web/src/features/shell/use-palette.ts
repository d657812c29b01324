import { useState } from 'react';
import { useShortcut } from './use-shortcut.ts';

export type Palette = { isOpen: boolean; wasOpened: boolean; open: () => void; close: () => void };

/** Whether the command palette is open; Ctrl or Cmd plus K opens and closes it (shell 9). */
export function usePalette(): Palette {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);

  function open() {
    setWasOpened(true);
    setIsOpen(true);
  }

  function close() {
    setIsOpen(false);
  }

  useShortcut('k', () => (isOpen ? close() : open()));
  return { isOpen, wasOpened, open, close };
}
