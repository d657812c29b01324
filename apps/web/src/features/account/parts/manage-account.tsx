import { Button } from '@mantine/core';
import { texts } from '@platewise/contract/texts';

/** The way to the sign-in service's own page about the account. */
export function ManageAccount({ onOpen }: { onOpen: () => void }) {
  return (
    <Button variant="default" onClick={onOpen}>
      {texts.accountSettings.manage.button}
    </Button>
  );
}
