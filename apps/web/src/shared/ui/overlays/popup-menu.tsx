import { Menu, type MenuProps } from '@mantine/core';
import { useUncontrolled } from '@mantine/hooks';
import { useDeferredValue } from 'react';
import { useBackCloses } from './use-back-closes.ts';

// What lies at the end of the document belongs to no landmark of the page.
const IN_MAIN = { target: 'main' };

/** Mantine's menu, which Back closes on phones, and which belongs to the main part of the page. */
export function PopupMenu({ opened, onChange, ...others }: MenuProps) {
  const [isOpen, setIsOpen] = useUncontrolled({
    ...(opened !== undefined && { value: opened }),
    ...(onChange && { onChange }),
    defaultValue: false,
  });
  useBackCloses(isOpen, () => setIsOpen(false));
  // The press is answered first: what it opens is placed and painted after that, without holding the page.
  const isShown = useDeferredValue(isOpen);
  return (
    <Menu
      opened={isShown}
      onChange={setIsOpen}
      portalProps={IN_MAIN}
      // A menu may hold nothing but its items.
      withInitialFocusPlaceholder={false}
      {...others}
    />
  );
}
