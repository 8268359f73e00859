import { Component, type ReactNode } from 'react';

type Props = { fallback: (error: unknown) => ReactNode; children: ReactNode };

/** Shows the fallback in place of children that fail. react-error-boundary is 0.6 kB more on every guest's page. */
export class ErrorBoundary extends Component<Props, { error?: unknown; hasFailed: boolean }> {
  override state = { error: undefined, hasFailed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true };
  }

  override render() {
    const { error, hasFailed } = this.state;
    return hasFailed ? this.props.fallback(error) : this.props.children;
  }
}
