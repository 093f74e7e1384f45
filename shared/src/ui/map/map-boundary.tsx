import { Component } from 'react';
import type { ReactNode } from 'react';

interface MapBoundaryProps {
  /** Fallback of a map that could not be loaded or rendered. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Error boundary: a failing map does not break the page. */
export class MapBoundary extends Component<MapBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
