import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { isPhone, overlaysOf } from './overlays-of.ts';

/** On phones Back closes this dialog, sheet or menu while it is open, and does not leave the page. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const router = useRouter();
  const close = useEffectEvent(onClose);
  useEffect(() => (isOpen && isPhone() ? overlaysOf(router).add(() => close()) : undefined), [isOpen, router]);
}
