import { Component } from 'react';
import type { ReactNode } from 'react';

interface MapBoundaryProps {
  /** Stands in for a map that could not be loaded or drawn. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Keeps the failure of a map to the map: the page around it goes on. */
export class MapBoundary extends Component<MapBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
