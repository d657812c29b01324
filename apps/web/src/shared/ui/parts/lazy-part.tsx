import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { PartFailed } from './part-failed.tsx';
import { partLoader } from './part-loader.ts';

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

/** A part of a page whose code is fetched when it is first shown. Where that fails, this part alone is missing. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { pending = () => null, Failed = PartFailed }: Shown<Props> = {},
) {
  const loader = partLoader(async () => ({ default: await load() }));
  let Part = lazy(loader.load);

  function LazyPart(part: Props) {
    const [turn, setTurn] = useState(0);

    function retry() {
      if (loader.forgetFailure()) Part = lazy(loader.load);
      setTurn(turn + 1);
    }

    return (
      <PartBoundary turn={turn} failed={(error) => <Failed part={part} error={error} onRetry={retry} />}>
        <Suspense fallback={pending(part)}>
          <Part {...part} />
        </Suspense>
      </PartBoundary>
    );
  }

  /** Fetches its code before it is shown; a failure is reported when it is. */
  LazyPart.preload = () => void loader.load().catch(() => undefined);
  return LazyPart;
}

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
