import { mealReader as words } from '@platewise/contract/texts/diary/meal-reader';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '../../../shared/api/api-error.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { useAuth } from '../../../shared/session/use-auth.ts';
import { agree, hasAgreed, type SentKind } from './agreed-hosts.ts';
import type { ReadLines } from './use-read-lines.ts';

type Asked = { parts: string[] } | { photo: string };

/**
 * Has the language model of this site read what rules cannot, into these lines. Nothing is sent before somebody has agreed to its host
 * on this device, once for words and once for photos.
 * @returns `host` is null where there is no such model, or while that is not known
 */
export function useMealReader(kind: SentKind, { add, refuse }: Pick<ReadLines, 'add' | 'refuse'>) {
  const { client, calorie } = trpc.useUtils();
  const person = useAuth().user?.id ?? '';
  const reader = trpc.calorie.mealReader.useQuery(undefined, { retry: false });
  const [waiting, setWaiting] = useState<Asked | null>(null);
  const [answer, setAnswer] = useState<string | null>(null);
  const isThere = kind === 'photo' ? reader.data?.readsPhotos : true;
  const host = (isThere && reader.data?.host) || null;
  const asking = useMutation({
    mutationFn: ({ asked, host }: { asked: Asked; host: string }) =>
      'photo' in asked
        ? client.calorie.readPhoto.mutate({ host, ...asked })
        : client.calorie.readParts.mutate({ host, ...asked }),
    onSuccess: ({ outcome, lines }, { asked }) => {
      if (outcome === 'read') add(lines, 'parts' in asked ? asked.parts : []);
      setAnswer(outcome === 'read' ? null : SENTENCES[outcome]);
      if (outcome === 'other-host') void calorie.mealReader.invalidate();
    },
    onError: (error) => refuse(errorSentence(error, words.failed)),
  });

  function send(asked: Asked) {
    if (!host || asking.isPending) return;
    setWaiting(null);
    setAnswer(null);
    asking.mutate({ asked, host });
  }

  return {
    host,
    /** What waits for an agreement to be sent. */
    waiting,
    /** What became of the last question, where that is no food. */
    answer,
    isAsking: asking.isPending,
    /** Sends it, or has it wait for an agreement. */
    ask: (asked: Asked) => {
      if (host && hasAgreed(person, kind, host)) send(asked);
      else setWaiting(asked);
    },
    agree: () => {
      if (!host || !waiting) return;
      agree(person, kind, host);
      send(waiting);
    },
    decline: () => setWaiting(null),
  };
}

const SENTENCES = {
  nothing: words.nothing,
  unavailable: words.unavailable,
  'other-host': words.otherHost,
} as const;
