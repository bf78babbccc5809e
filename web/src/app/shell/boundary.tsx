import { Component, type ErrorInfo, type ReactNode } from 'react';
import { forgetFailedCode } from '../../lib/lazy-with-retry.ts';

type Props = {
  /** Renders the failure in place of the children that threw. `again` renders the children again. */
  renderFailure: (error: unknown, again: () => void) => ReactNode;
  /** When this value changes, for example the path, the children are rendered again. */
  resetOn: unknown;
  children: ReactNode;
};

/** Catches the errors of its children, including code that failed to load, and renders a failure instead. */
export class Boundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(error, info.componentStack);
  }

  override componentDidUpdate({ resetOn }: Props) {
    if (this.state.error !== null && resetOn !== this.props.resetOn) this.again();
  }

  again = () => {
    forgetFailedCode();
    this.setState({ error: null });
  };

  override render() {
    if (this.state.error === null) return this.props.children;
    return this.props.renderFailure(this.state.error, this.again);
  }
}
