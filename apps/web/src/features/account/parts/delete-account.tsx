import { Button } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { lazyDialog } from '../../../shared/ui/parts/lazy-dialog.tsx';

const DeleteDialog = lazyDialog(async () => (await import('./delete-dialog.tsx')).DeleteDialog);

/** The way out for good; what it means is reported before anything happens. */
export function DeleteAccount() {
  const [isAsking, setIsAsking] = useState(false);
  const openButton = useRef<HTMLButtonElement>(null);

  function close(): void {
    flushSync(() => setIsAsking(false));
    openButton.current?.focus();
  }

  return (
    <>
      <Button ref={openButton} variant="light" color="tomato" onClick={() => setIsAsking(true)}>
        {texts.accountSettings.remove.button}
      </Button>
      {isAsking && <DeleteDialog onClose={close} />}
    </>
  );
}
