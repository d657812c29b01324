import { Button, Group, Skeleton, Text } from '@mantine/core';
import { calendarScreen } from '@platewise/contract/texts/calendar/calendar-screen';
import { useRef, useState } from 'react';
import { errorSentence } from '../../../../shared/api/api-error.ts';
import { trpc } from '../../../../shared/api/trpc.ts';
import { createdAtText } from '../../../../shared/format/created-at.ts';
import { Dialog, type DialogProps } from '../../../../shared/ui/dialogs/dialog.tsx';
import classes from '../../../../shared/ui/dialogs/dialog-content.module.css';
import { ShownOnce } from '../../../../shared/ui/shown-once.tsx';
import { notifySuccess } from '../../../../shared/ui/toasts/notify.ts';

const words = calendarScreen;

/** The secret link that calendar apps follow: made, shown once, replaced, ended. */
export function FeedDialog(frame: DialogProps) {
  return (
    <Dialog title={words.feedTitle} {...frame}>
      <FeedLink />
    </Dialog>
  );
}

function FeedLink() {
  const { feed } = trpc.useUtils().calendar;
  const status = trpc.calendar.feed.status.useQuery(undefined, { staleTime: 0 });
  const [address, setAddress] = useState<string | null>(null);
  const makeButton = useRef<HTMLButtonElement>(null);
  const onSettled = () => feed.status.invalidate();
  // Sent again by itself, it would end the link that somebody may be looking at.
  const making = trpc.calendar.feed.create.useMutation({
    retry: false,
    onSuccess: ({ path }) => setAddress(new URL(path, window.location.origin).href),
    onSettled,
  });
  const revoking = trpc.calendar.feed.revoke.useMutation({
    onSuccess: () => {
      setAddress(null);
      // The pressed button goes with the link.
      makeButton.current?.focus();
      notifySuccess(words.feedRevoked);
    },
    onSettled,
  });
  const failure = revoking.error ?? making.error ?? status.error;
  const createdAt = status.data?.createdAt ?? null;
  const isBusy = making.isPending || revoking.isPending;

  function run(work: typeof making | typeof revoking) {
    if (isBusy) return;
    making.reset();
    revoking.reset();
    work.mutate();
  }

  return (
    <div className={classes.column}>
      <p>{words.feedText}</p>
      {status.isPending && <Skeleton height={24} width="min(320px, 90%)" />}
      <Text role="status" inherit c="dimmed">
        {status.data &&
          (createdAt
            ? `${words.feedSince({ date: createdAtText(createdAt) })} ${words.feedReplaceHint}`
            : words.feedNone)}
      </Text>
      {address && <ShownOnce key={address} label={words.feedAddress} secret={address} words={ONCE} />}
      {failure && (
        <Text role="alert" inherit c="var(--tomato)">
          {errorSentence(failure, words.feedFailed)}
        </Text>
      )}
      <Group gap="xs" align="stretch">
        <Button
          ref={makeButton}
          variant={address ? 'default' : 'filled'}
          loading={making.isPending}
          onClick={() => run(making)}
        >
          {createdAt ? words.feedReplace : words.feedMake}
        </Button>
        {createdAt && (
          <Button variant="default" loading={revoking.isPending} onClick={() => run(revoking)}>
            {words.feedRevoke}
          </Button>
        )}
      </Group>
    </div>
  );
}

const ONCE = {
  copy: words.feedCopy,
  once: words.feedOnce,
  copied: words.feedCopied,
  copyByHand: words.feedByHand,
};
