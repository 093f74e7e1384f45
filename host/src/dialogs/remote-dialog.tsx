import { componentOf, type DialogName, type DialogProps } from '@navette/shared/federation';
import { createElement, Suspense, use, type ReactNode } from 'react';
import type { LoadFailure } from '../federation/load-failure.ts';
import { loadRemoteModule } from '../federation/remote-component.ts';
import { useAttempts } from '../federation/use-attempts.ts';
import { RemoteBoundary } from '../page/remote-boundary.tsx';
import { DialogFailure } from './dialog-failure.tsx';
import { DialogLoading } from './dialog-loading.tsx';
import type { OfferedDialog } from './offered-dialog.ts';

interface RemoteDialogProps<Name extends DialogName> {
  readonly offer: OfferedDialog;
  readonly props: DialogProps<Name>;
  /** The user closed the message that the dialog can't be had. */
  readonly onGivenUp: (cause: unknown) => void;
}

/** A dialog of a remote: busy while it is fetched, and when it can't be had a message that names its domain, with Retry. */
export function RemoteDialog<Name extends DialogName>({ offer, props, onGivenUp }: RemoteDialogProps<Name>): ReactNode {
  const { attempt, retrying, retry } = useAttempts(offer.remote);
  const failed = (failure: LoadFailure): ReactNode => <DialogFailure remote={offer.remote} failure={failure} onRetry={retry} retrying={retrying} onClose={() => onGivenUp(failure)} />;
  return (
    <RemoteBoundary key={attempt} failed={failed}>
      <Suspense fallback={<DialogLoading remote={offer.remote} onClose={() => onGivenUp(undefined)} />}>
        <LoadedDialog<Name> offer={offer} props={props} />
      </Suspense>
    </RemoteBoundary>
  );
}

function LoadedDialog<Name extends DialogName>({ offer, props }: Omit<RemoteDialogProps<Name>, 'onGivenUp'>): ReactNode {
  return createElement(componentOf<DialogProps<Name>>(use(loadRemoteModule(offer.remote, offer.module)), offer.module), props);
}
