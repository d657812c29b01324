import { Component, type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { PartFailed } from './part-failed.tsx';
import { type PartState, partLoader } from './part-loader.ts';

/** What is shown in the place of a part that failed. */
export type FailedPart<Props> = {
  /** What the part was given. */
  part: Props;
  error: unknown;
  onRetry: () => void;
};

type Shown<Props> = {
  /** Keeps its place while it is fetched. */
  pending?: (part: Props) => ReactNode;
  /** Says that it failed; in its place and with a retry, unless something else is given. */
  Failed?: ComponentType<FailedPart<Props>>;
};

/**
 * A part of a page whose code is fetched when it is first shown. Where that fails, this part alone is missing.
 *
 * Not by React's `lazy`: React shows what a Suspense boundary waited for at most every 300 ms (FALLBACK_THROTTLE_MS), one
 * boundary after another, and a screen has several parts: the last of them would come two seconds after its code.
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  { pending = () => null, Failed = PartFailed }: Shown<Props> = {},
) {
  const loader = partLoader(fetchPart);
  const load = () => void loader.load().catch(() => undefined);

  function LazyPart(part: Props) {
    const { part: Part, failure } = useSyncExternalStore<PartState<ComponentType<Props>>>(
      loader.subscribe,
      loader.state,
      nothingYet,
    );
    const [turn, setTurn] = useState(0);
    useEffect(load, []);

    function retry() {
      loader.forgetFailure();
      load();
      setTurn(turn + 1);
    }

    const failed = (error: unknown) => <Failed part={part} error={error} onRetry={retry} />;
    if (failure) return failed(failure.error);
    if (!Part) return pending(part);
    return (
      <PartBoundary turn={turn} failed={failed}>
        <Part {...part} />
      </PartBoundary>
    );
  }

  /** Fetches its code before it is shown; a failure is reported when it is. */
  LazyPart.preload = load;
  return LazyPart;
}

/** As a page is prerendered and hydrated. */
const NOTHING_YET = {};
const nothingYet = () => NOTHING_YET;

type PartBoundaryProps = {
  /** Another one clears the failure. */
  turn: number;
  failed: (error: unknown) => ReactNode;
  children: ReactNode;
};

type State = { failure: { error: unknown } | null; turn: number };

/** Keeps the failure of a part from the page around it; React asks for a class here. */
class PartBoundary extends Component<PartBoundaryProps, State> {
  override state: State = { failure: null, turn: this.props.turn };

  static getDerivedStateFromProps({ turn }: PartBoundaryProps, state: State): State | null {
    return turn === state.turn ? null : { failure: null, turn };
  }

  static getDerivedStateFromError(error: unknown): Pick<State, 'failure'> {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.failed(failure.error) : this.props.children;
  }
}
