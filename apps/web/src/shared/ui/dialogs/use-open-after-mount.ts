import { useEffect, useState } from 'react';

/**
 * Opens a dialog one step after it is mounted. A dialog that is mounted open, because its code was fetched on the first
 * press, would not know where the focus was and could not give it back.
 */
export function useOpenAfterMount(opened: boolean): boolean {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => setIsOpen(opened), [opened]);
  return isOpen;
}
