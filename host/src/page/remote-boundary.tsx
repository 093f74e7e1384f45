import { Component, type ReactNode } from 'react';
import { asFailure, type LoadFailure } from '../federation/load-failure.ts';

interface RemoteBoundaryProps {
  /** Name of the remote. */
  readonly name: string;
  readonly failed: (failure: LoadFailure) => ReactNode;
  readonly children: ReactNode;
}

interface RemoteBoundaryState {
  readonly error?: { readonly thrown: unknown };
  readonly failure?: LoadFailure;
}

/** Error boundary around a part of a remote. A new key remounts it for another attempt. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, RemoteBoundaryState> {
  override state: RemoteBoundaryState = {};

  static getDerivedStateFromError(thrown: unknown): RemoteBoundaryState {
    return { error: { thrown } };
  }

  static getDerivedStateFromProps(
    { name }: RemoteBoundaryProps,
    { error, failure }: RemoteBoundaryState,
  ): RemoteBoundaryState | null {
    return error && !failure ? { failure: asFailure(error.thrown, name) } : null;
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.failed(failure) : this.props.children;
  }
}
