import { useLayoutEffect, useRef, useState } from 'react';

type Actions = Record<string, (...given: never[]) => unknown>;

/**
 * The same object in every render, whose functions do what those of the latest one do: rows that are given it (`memo`) render
 * for their own data alone. Not to be called while rendering.
 */
export function useStableActions<Given extends Actions>(actions: Given): Given {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const [stable] = useState(() => {
    const names = Object.keys(actions);
    return Object.fromEntries(
      names.map((name) => [name, (...given: never[]) => latest.current[name]?.(...given)]),
    ) as Given;
  });
  return stable;
}
