import { mealReader as words } from '@platewise/contract/texts/diary/meal-reader';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '../../../shared/api/api-error.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { useAuth } from '../../../shared/session/use-auth.ts';
import { agree, hasAgreed, type SentKind } from './agreed-hosts.ts';
import type { ReadLines } from './use-read-lines.ts';

type Asked = { parts: string[] } | { photo: string };

/** The host of the language model that reads so much of a meal here; null where there is none, or while that is not known. */
export function useModelHost(kind: SentKind): string | null {
  const { data } = trpc.calorie.mealReader.useQuery(undefined, { retry: false });
  return data && (kind === 'parts' || data.readsPhotos) ? data.host : null;
}

/**
 * Has the language model of this site read what rules cannot, into these lines. Nothing is sent before somebody has agreed to its host
 * on this device, once for words and once for photos.
 */
export function useMealReader(kind: SentKind, host: string | null, { add, refuse }: Pick<ReadLines, 'add' | 'refuse'>) {
  const { client, calorie } = trpc.useUtils();
  const person = useAuth().user?.id ?? '';
  const [waiting, setWaiting] = useState<Asked | null>(null);
  const [answer, setAnswer] = useState<string | null>(null);
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
