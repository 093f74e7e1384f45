import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { look } from './look.ts';

interface PlainButtonProps extends ComponentProps<'button'> {
  /** Busy: a spinner over the text without a change of width; clicks and Enter are ignored, focus stays. */
  readonly loading?: boolean | undefined;
  /** Before the text. */
  readonly icon?: ReactNode;
}

/** The theme's `Button` for pages before sign-in; `className` is its look. */
export function PlainButton(props: PlainButtonProps): ReactNode {
  const { loading = false, icon, children, type = 'button', onClick, ...rest } = props;
  const busy = loading ? ({ 'aria-busy': true, 'aria-disabled': true } as const) : {};
  const contents = loading ? look.contentsHidden : look.contents;
  return (
    // oxlint-disable-next-line react/button-has-type -- it is one of the three
    <button {...rest} {...busy} type={type} onClick={loading ? swallow : onClick}>
      {loading && (
        <span className={look.busyMark}>
          <span className={look.busySpinner} aria-hidden />
        </span>
      )}
      {icon !== undefined && <span className={contents}>{icon}</span>}
      <span className={contents}>{children}</span>
    </button>
  );
}

/** A busy submit button must not submit again, neither by a click nor by Enter in a field, which browsers turn into a click. */
const swallow = (event: MouseEvent) => event.preventDefault();
