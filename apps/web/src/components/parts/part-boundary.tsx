import { Component, type ReactNode } from 'react';

type PartBoundaryProps = {
  /** Another one clears the failure. */
  turn: number;
  failed: (error: unknown) => ReactNode;
  children: ReactNode;
};

type State = { failure: { error: unknown } | null; turn: number };

/** Keeps the failure of a part from the page around it; React asks for a class here. */
export class PartBoundary extends Component<PartBoundaryProps, State> {
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
