import { Button, Skeleton, TextInput } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { IconCopy } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { errorSentence } from '../../api-error.ts';
import { notifySuccess } from '../../components/notify.ts';
import { trpc } from '../../trpc.ts';
import { copyText } from './copy-text.ts';
import classes from './plan-dialog.module.css';
import { PlanDialog, type PlanDialogProps } from './plan-dialog.tsx';
import { sharingWords } from './sharing-words.ts';

const words = texts.sharing.link;

/** Makes links that show the plan to others, says how many there are, and ends them. */
export function ShareDialog({ plan, name, opened, onClose }: PlanDialogProps) {
  return (
    <PlanDialog title={words.title({ plan: name })} opened={opened} onClose={onClose}>
      <p>{words.text}</p>
      <ShareLinks planId={plan._id} />
    </PlanDialog>
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
      <p role="status" className={classes.quiet}>
        {status.data && sharingWords(status.data)}
      </p>
      {address && <NewLink key={address} address={address} />}
      {failure && (
        <p role="alert" className={classes.failure}>
          {errorSentence(failure, words.failed)}
        </p>
      )}
      <div className={classes.actions}>
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
      </div>
    </>
  );
}

/** The one time that a link can be read. */
function NewLink({ address }: { address: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState(words.once);
  useEffect(() => focusAndSelect(field.current), []);

  async function copy() {
    const isCopied = await copyText(address);
    setNote(isCopied ? words.copied : words.copyByHand);
    if (!isCopied) focusAndSelect(field.current);
  }

  return (
    <>
      <div className={classes.link}>
        <TextInput ref={field} label={words.newLink} value={address} readOnly />
        <Button leftSection={<IconCopy size={18} stroke={1.5} aria-hidden />} onClick={() => void copy()}>
          {words.copy}
        </Button>
      </div>
      <p role="status">{note}</p>
    </>
  );
}

function focusAndSelect(field: HTMLInputElement | null) {
  field?.focus();
  field?.select();
}
