import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

declare module '@tanstack/react-router' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to
  interface HistoryState {
    /** The id of the meal that is cooked from. */
    cooking?: string;
    /** For how many servings; left out where that cannot be reported. */
    cookingServings?: number;
  }
}

/**
 * Whether a meal is cooked from, stored in the browser's history: cooking mode has an entry of its own, so that Back closes
 * it and loading the page again does not.
 */
export function useCookingEntry(mealId: string) {
  const isCooking = useLocation({ select: ({ state }) => state.cooking === mealId });
  const servings = useLocation({ select: ({ state }) => (isCooking ? (state.cookingServings ?? null) : null) });
  const navigate = useNavigate();
  const { history } = useRouter();
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = !isCooking;
  }, [isCooking]);

  function leave(): void {
    // Once: a second step back, while the first is on its way, would leave the page.
    if (isLeaving.current) return;
    isLeaving.current = true;
    history.back();
  }

  return {
    isCooking,
    /** The servings that are cooked, also after the page was loaded again; null where they cannot be reported. */
    servings,
    start: (cooked: number | null) =>
      void navigate({
        to: '.',
        search: true,
        hash: true,
        state: { cooking: mealId, ...(cooked !== null && { cookingServings: cooked }) },
        resetScroll: false,
        hashScrollIntoView: false,
      }),
    leave,
  };
}
