import { Component, type ReactNode } from 'react';
import { asFailure, type LoadFailure } from '../federation/load-failure.ts';

interface RemoteBoundaryProps {
  readonly failed: (failure: LoadFailure) => ReactNode;
  readonly children: ReactNode;
}

interface RemoteBoundaryState {
  readonly failure?: LoadFailure;
}

/** Keeps what a remote throws, while it loads or draws, away from everything around it. Mounted anew by its key for another attempt. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, RemoteBoundaryState> {
  override state: RemoteBoundaryState = {};

  static getDerivedStateFromError(error: unknown): RemoteBoundaryState {
    return { failure: asFailure(error, '') };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.failed(failure) : this.props.children;
  }
}
