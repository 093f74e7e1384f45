import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import type { ReactNode } from 'react';
import fr from '../../../../messages/fr.json';
import { localeAtom, LocaleProvider, registerMessages } from '../../../i18n/index.ts';
import { OverlayHost } from '../../overlay/overlay-host.tsx';
import { UiProvider } from '../../theme/ui-provider.tsx';

/** Handles of a rendered test. */
export interface Shown {
  readonly user: UserEvent;
  readonly unmount: () => void;
  /** Renders other contents in its place. */
  readonly rerender: (ui: ReactNode) => void;
}

/** Renders an element in French, with theme and overlays, and a user-event instance. */
export function show(ui: ReactNode, wrap: (inside: ReactNode) => ReactNode = (inside) => inside): Shown {
  registerMessages('shared', 'fr', fr);
  getDefaultStore().set(localeAtom, 'fr');
  const whole = (inside: ReactNode) => (
    <UiProvider>
      <LocaleProvider>
        {wrap(
          <>
            {inside}
            <OverlayHost />
          </>,
        )}
      </LocaleProvider>
    </UiProvider>
  );
  const { unmount, rerender } = render(whole(ui));
  return {
    unmount,
    rerender: (inside) => rerender(whole(inside)),
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
  };
}
