import { Component, type ErrorInfo, type ReactNode } from 'react';
import { describeError } from '../lib/describe-error.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/** A screen that fails, or whose code did not arrive, says so and offers to load again. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(error, info.componentStack);
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    return (
      <div
        role="alert"
        className="mx-auto flex max-w-[560px] flex-col items-center gap-5 px-4 py-16 text-center"
      >
        <Icon name="warning" size={72} className="text-danger" />
        <h1 className="font-display text-d1 tracking-wide">TIEMPO MUERTO</h1>
        <p>{describeError(this.state.error)}</p>
        <Button onClick={() => window.location.reload()}>
          <Icon name="reload" />
          Reintentar
        </Button>
      </div>
    );
  }
}
