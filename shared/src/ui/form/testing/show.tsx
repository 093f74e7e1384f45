import { configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import type { ReactNode } from 'react';
import fr from '../../../../messages/fr.json';
import { localeAtom, LocaleProvider, registerMessages } from '../../../i18n/index.ts';
import { OverlayHost } from '../../overlay/overlay-host.tsx';
import { UiProvider } from '../../theme/ui-provider.tsx';

registerMessages('shared', 'fr', fr);
configure({ asyncUtilTimeout: 4000 }); // searches wait for the typing to rest, and a test machine may be busy

/** What a test needs of what it shows. */
export interface Shown {
  readonly user: UserEvent;
  readonly unmount: () => void;
}

/** Shows a piece of screen in French, with theme and overlays, and a user at its keyboard. */
export function show(ui: ReactNode, wrap: (inside: ReactNode) => ReactNode = (inside) => inside): Shown {
  getDefaultStore().set(localeAtom, 'fr');
  const { unmount } = render(
    <UiProvider>
      <LocaleProvider>
        {wrap(
          <>
            {ui}
            <OverlayHost />
          </>,
        )}
      </LocaleProvider>
    </UiProvider>,
  );
  return { unmount, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}
