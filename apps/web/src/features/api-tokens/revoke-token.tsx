import { Button } from '@mantine/core';
import type { PersonalToken } from '@platewise/contract/api-token-schema';
import { texts } from '@platewise/contract/texts';
import { errorCode, errorSentence } from '../../api-error.ts';
import { notifyError, notifySuccess } from '../../components/notify.ts';
import { trpc } from '../../trpc.ts';
import classes from './token-row.module.css';

const words = texts.accountSettings.tokens;

type RevokeTokenProps = { token: PersonalToken; onRevoked: () => void; onClose: () => void };

/** Asks once more before a token stops working; the harmless answer has the focus. */
export function RevokeToken({ token: { id, name }, onRevoked, onClose }: RevokeTokenProps) {
  const { list } = trpc.useUtils().users.tokens;
  const revoking = trpc.users.tokens.revoke.useMutation();

  async function revoke(): Promise<void> {
    try {
      await revoking.mutateAsync({ tokenId: id });
    } catch (error) {
      // Another tab was faster: what does not work any more is what was asked for.
      if (errorCode(error) !== 'NOT_FOUND') {
        notifyError(errorSentence(error, words.revokeFailed));
        return onClose();
      }
    }
    onRevoked();
    list.setData(undefined, (known) => known?.filter((one) => one.id !== id));
    notifySuccess(words.revoked({ name }));
  }

  return (
    <fieldset
      className={classes.ask}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <legend>{words.revokeAsk({ name })}</legend>
      <div>
        <Button variant="light" color="tomato" loading={revoking.isPending} onClick={() => void revoke()}>
          {words.revokeYes}
        </Button>
        <Button ref={focusNow} variant="default" onClick={onClose}>
          {words.keep}
        </Button>
      </div>
    </fieldset>
  );
}

function focusNow(button: HTMLButtonElement | null) {
  button?.focus({ preventScroll: true });
}
