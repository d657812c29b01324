import { useEffect, useEffectEvent } from 'react';
import { useAuth } from '../../session/use-auth.ts';
import { cachedRecords } from './cached-records.ts';
import { shownAges } from './shown-ages.ts';

type Answer<Data> = { data: Data | undefined; dataUpdatedAt: number };

/**
 * Keeps what a query answers on the device, and gives back what was kept while the query has no answer yet.
 */
export function useCached<Data>(
  name: string,
  { data, dataUpdatedAt }: Answer<Data>,
  restore: (data: Data, at: number) => void,
): void {
  const { user } = useAuth();
  const userId = user?.id ?? null;
  const isMissing = data === undefined;
  const giveBack = useEffectEvent(restore);

  useEffect(() => {
    if (userId === null || !isMissing) return;
    let isOver = false;
    void cachedRecords.read<Data>(userId, name).then((cached) => {
      if (cached && !isOver) giveBack(cached.data, cached.at);
    });
    return () => {
      isOver = true;
    };
  }, [userId, isMissing, name]);

  useEffect(() => {
    if (userId === null || data === undefined) return;
    void cachedRecords.save({ userId, name, data, at: dataUpdatedAt });
  }, [userId, name, data, dataUpdatedAt]);

  useEffect(() => {
    if (!isMissing) return shownAges.show(dataUpdatedAt);
  }, [isMissing, dataUpdatedAt]);
}
