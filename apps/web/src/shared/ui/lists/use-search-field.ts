import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { readWords } from '../../plan/list/read-dashboard-search.ts';

/** ms of rest after which what was typed is looked for. */
const REST_MS = 300;

type SearchField = {
  value: string;
  type: (value: string) => void;
  /** Looks for what stands in the field at once. */
  ask: () => void;
};

/** A field whose words are looked for once the person rests; it follows the address when that changes by itself. */
export function useSearchField(
  search: string | undefined,
  onSearch: (search: string | undefined) => void,
): SearchField {
  const [value, setValue] = useState(search ?? '');
  const asked = useRef(search);
  const askFor = (typed: string) => {
    const words = readWords(typed);
    if (words === asked.current) return;
    asked.current = words;
    onSearch(words);
  };
  const askLater = useDebouncedCallback(askFor, REST_MS);

  // Somebody went back, or showed all plans: what the field itself has asked for comes back unchanged.
  useEffect(() => {
    if (search === asked.current) return;
    asked.current = search;
    askLater.cancel();
    setValue(search ?? '');
  }, [search, askLater]);

  return {
    value,
    type: (typed) => {
      setValue(typed);
      askLater(typed);
    },
    ask: () => askFor(value),
  };
}
