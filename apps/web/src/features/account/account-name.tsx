import { Button } from '@mantine/core';
import { settings } from '@platewise/contract/locales/en/site/settings';
import { texts } from '@platewise/contract/texts';
import { IconPencil } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSession } from '../auth/use-session.ts';
import { accountName } from '../shell/account-name.ts';
import classes from './account-name.module.css';
import { NameForm } from './name-form.tsx';

type AccountNameProps = { name: string; email: string };

/** The name that an account is shown with, changed in its place; a hosted service changes it on its own page. */
export function AccountName({ name, email }: AccountNameProps) {
  const { hosted } = useSession();
  const [isEditing, setIsEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);

  function close(): void {
    flushSync(() => setIsEditing(false));
    editButton.current?.focus();
  }

  if (isEditing) return <NameForm name={name} email={email} onClose={close} />;
  return (
    <div className={classes.shown}>
      <span dir="auto">{name || settings.account.noName({ name: accountName({ name, email }) })}</span>
      {!hosted && (
        <Button
          ref={editButton}
          variant="subtle"
          size="compact-md"
          leftSection={<IconPencil size={18} stroke={1.5} aria-hidden />}
          onClick={() => setIsEditing(true)}
        >
          {texts.accountSettings.name.edit}
        </Button>
      )}
    </div>
  );
}
