import { Button } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PasswordForm } from './password-form.tsx';

/** The way to a new password, opened in its place. */
export function ChangePassword() {
  const [isOpen, setIsOpen] = useState(false);
  const openButton = useRef<HTMLButtonElement>(null);

  function close(): void {
    flushSync(() => setIsOpen(false));
    openButton.current?.focus();
  }

  if (isOpen) return <PasswordForm onClose={close} />;
  return (
    <Button ref={openButton} variant="default" onClick={() => setIsOpen(true)}>
      {texts.accountSettings.password.change}
    </Button>
  );
}
