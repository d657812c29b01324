import { Box, Button } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { useIsReachable } from '../../api/use-connection.ts';
import note from '../../ui/states/note.module.css';
import { useSettled } from '../queue/use-settled.ts';
import { keptAtTime } from './cached-at-text.ts';
import { type Answered, copyState } from './copy-state.ts';

type CopyNoteProps = { query: Answered & { isFetching: boolean; refetch: () => unknown } };

const words = texts.offline;

/** Says of a cached answer from when it is, and that reading it again has failed; nothing while the server has answered. */
export function CopyNote({ query }: CopyNoteProps) {
  const isReachable = useSettled(useIsReachable());
  const isSlow = useSettled(query.isFetching) && query.isFetching;
  const copy = copyState(query, { isReachable, isSlow });
  const time = copy && keptAtTime(copy.at, new Date());

  return (
    <div role="status">
      {copy && time && (
        <Box component="p" className={note.note} mb="sm">
          <span>{copy.hasFailed ? words.copyFailed({ time }) : words.copyOf({ time })}</span>
          {copy.hasFailed && (
            <Button variant="default" size="compact-md" loading={query.isFetching} onClick={() => void query.refetch()}>
              {words.readAgain}
            </Button>
          )}
        </Box>
      )}
    </div>
  );
}
