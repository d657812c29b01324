import { Button, Group, Skeleton, Text } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { useRef, useState } from 'react';
import { errorSentence } from '../../../shared/api/api-error.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { Dialog } from '../../../shared/ui/dialogs/dialog.tsx';
import classes from '../../../shared/ui/dialogs/dialog-content.module.css';
import { ShownOnce } from '../../../shared/ui/shown-once.tsx';
import { notifySuccess } from '../../../shared/ui/toasts/notify.ts';
import type { PlanDialogProps } from '../data/plan-dialog-props.ts';
import { sharingWords } from '../data/sharing-words.ts';

const words = texts.sharing.link;

/** Makes links that show the plan to others, says how many there are, and ends them. */
export function ShareDialog({ plan, name, opened, onClose }: PlanDialogProps) {
  return (
    <Dialog title={words.title({ plan: name })} opened={opened} onClose={onClose}>
      <div className={classes.column}>
        <p>{words.text}</p>
        <ShareLinks planId={plan._id} />
      </div>
    </Dialog>
  );
}

function ShareLinks({ planId }: { planId: string }) {
  const utils = trpc.useUtils();
  const status = trpc.sharing.status.useQuery({ planId }, { staleTime: 0 });
  const [address, setAddress] = useState<string | null>(null);
  const makeButton = useRef<HTMLButtonElement>(null);
  const onSettled = () => utils.sharing.status.invalidate({ planId });
  // Sent again by itself, it could make a link that nobody ever sees.
  const making = trpc.sharing.create.useMutation({
    retry: false,
    onSuccess: ({ path }) => setAddress(new URL(path, window.location.origin).href),
    onSettled,
  });
  const revoking = trpc.sharing.revoke.useMutation({
    onSuccess: () => {
      setAddress(null);
      // The pressed button goes with the links.
      makeButton.current?.focus();
      notifySuccess(words.revoked);
    },
    onSettled,
  });
  const failure = revoking.error ?? making.error ?? status.error;
  const isBusy = making.isPending || revoking.isPending;

  function run(work: typeof making | typeof revoking) {
    if (isBusy) return;
    making.reset();
    revoking.reset();
    work.mutate({ planId });
  }

  return (
    <>
      {status.isPending && <Skeleton height={24} width="min(320px, 90%)" />}
      <Text role="status" inherit c="dimmed">
        {status.data && sharingWords(status.data)}
      </Text>
      {address && <ShownOnce key={address} label={words.newLink} secret={address} words={words} />}
      {failure && (
        <Text role="alert" inherit c="var(--tomato)">
          {errorSentence(failure, words.failed)}
        </Text>
      )}
      <Group gap="xs" align="stretch">
        <Button
          ref={makeButton}
          variant={address ? 'default' : 'filled'}
          loading={making.isPending}
          onClick={() => run(making)}
        >
          {status.data && status.data.links > 0 ? words.makeAnother : words.make}
        </Button>
        {status.data && status.data.links > 0 && (
          <Button variant="default" loading={revoking.isPending} onClick={() => run(revoking)}>
            {words.revoke}
          </Button>
        )}
      </Group>
    </>
  );
}
