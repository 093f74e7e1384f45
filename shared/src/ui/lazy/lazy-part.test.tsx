import { act, fireEvent, render, screen } from '@testing-library/react';
import { Component, type PropsWithChildren, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { lazyPart, LazyRecoveryContext, type LazyFailureProps } from './lazy-part.tsx';

const Greeting = ({ name }: { readonly name: string }): ReactNode => <p>Hello {name}</p>;
const Waiting = (): ReactNode => <p>one moment</p>;

describe('a part whose code is fetched when it is drawn', () => {
  it('shows its stand-in until the code is there, and the part at once after it', async () => {
    let arrive: (code: typeof Greeting) => void = () => undefined;
    const Part = lazyPart(() => new Promise<typeof Greeting>((resolve) => (arrive = resolve)), Waiting);
    render(<Part name="Ann" />);
    expect(screen.getByText('one moment')).toBeTruthy();
    await act(async () => arrive(Greeting));
    expect(screen.getByText('Hello Ann')).toBeTruthy();
  });

  it('is drawn in its first render when its code was fetched before, and fetched once', async () => {
    const fetchCode = vi.fn(async () => Greeting);
    const Part = lazyPart(fetchCode, Waiting);
    await Part.load();
    render(<Part name="Ann" />);
    await act(async () => undefined);
    render(<Part name="Bob" />);
    expect(screen.getByText('Hello Bob')).toBeTruthy();
    expect(screen.queryByText('one moment')).toBeNull();
    expect(fetchCode).toHaveBeenCalledTimes(1);
  });

  it('throws a failed load to the error boundary, and loads again when it is drawn again', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const fetchCode = vi.fn(async () => Greeting).mockRejectedValueOnce(new Error('offline'));
    const Part = lazyPart(fetchCode);
    const { rerender } = render(
      <Boundary key="first">
        <Part name="Ann" />
      </Boundary>,
    );
    expect(await screen.findByText('failed')).toBeTruthy();
    rerender(
      <Boundary key="second">
        <Part name="Ann" />
      </Boundary>,
    );
    expect(await screen.findByText('Hello Ann')).toBeTruthy();
  });

  it('does not report a failure of a load ahead, which drawing the part repeats', async () => {
    const Part = lazyPart(vi.fn(async () => Greeting).mockRejectedValueOnce(new Error('offline')));
    await Part.load();
    render(<Part name="Ann" />);
    expect(await screen.findByText('Hello Ann')).toBeTruthy();
  });
});

const Told = ({
  part,
  isRepeated,
  retrying,
  onRetry,
  onReload,
}: LazyFailureProps<{ readonly name: string }>): ReactNode => (
  <>
    <p>
      {retrying ? 'trying' : 'no'} {part.name}
    </p>{' '}
    <button type="button" onClick={onRetry}>
      Retry
    </button>
    {isRepeated && (
      <button type="button" onClick={onReload}>
        Reload
      </button>
    )}
  </>
);

describe('a part with a message for a failed load', () => {
  const offline = new Error('offline');

  function show(fetchCode: () => Promise<typeof Greeting>) {
    const recovery = { onFailed: vi.fn(), onRetry: vi.fn() };
    const Part = lazyPart(fetchCode, Waiting, Told);
    render(
      <Boundary>
        <LazyRecoveryContext value={recovery}>
          <input aria-label="typed" defaultValue="10:00" />
          <Part name="Ann" />
        </LazyRecoveryContext>
      </Boundary>,
    );
    return recovery;
  }

  it('shows it beside the rest of the page, and the part after a retry', async () => {
    const recovery = show(vi.fn(async () => Greeting).mockRejectedValueOnce(offline));
    expect(screen.getByText('one moment')).toBeTruthy();
    expect(await screen.findByText('no Ann')).toBeTruthy();
    expect(recovery.onFailed).toHaveBeenCalledExactlyOnceWith(offline);
    expect(screen.queryByText('Reload')).toBeNull();
    fireEvent.click(screen.getByText('Retry'));
    expect(screen.getByText('trying Ann')).toBeTruthy();
    expect(recovery.onRetry).toHaveBeenCalledOnce();
    expect(await screen.findByText('Hello Ann')).toBeTruthy();
    expect(screen.getByLabelText('typed')).toHaveProperty('value', '10:00');
  });

  it('throws the failure to the page only when the user gives up after a second one', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    show(vi.fn(() => Promise.reject(offline)));
    fireEvent.click(await screen.findByText('Retry'));
    fireEvent.click(await screen.findByText('Reload'));
    expect(screen.getByText('failed')).toBeTruthy();
  });
});

class Boundary extends Component<PropsWithChildren, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <p>failed</p> : this.props.children;
  }
}
