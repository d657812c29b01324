import type { PersonalToken } from '@platewise/contract/api-token-schema';
import { texts } from '@platewise/contract/texts';
import { errorCode, errorSentence } from '../../api-error.ts';
import { AskAgain } from '../../components/ask-again.tsx';
import { notifyError, notifySuccess } from '../../components/notify.ts';
import { trpc } from '../../trpc.ts';

const words = texts.accountSettings.tokens;

type RevokeTokenProps = { token: PersonalToken; onRevoked: () => void; onClose: () => void };

/** Asks once more before a token stops working. */
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
    <AskAgain
      question={words.revokeAsk({ name })}
      yes={words.revokeYes}
      no={words.keep}
      isBusy={revoking.isPending}
      onYes={() => void revoke()}
      onNo={onClose}
    />
  );
}
