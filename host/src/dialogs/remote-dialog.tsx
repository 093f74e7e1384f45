import { componentOf, type DialogName, type DialogProps, type PinnedRemote } from '@navette/shared/federation';
import { createElement, use, type ReactNode } from 'react';
import { useReleaseSet } from '../federation/release-set.ts';
import { loadRemoteModule } from '../federation/remote-component.ts';
import type { PartFailure } from '../federation/recovery/part-failure.ts';
import { RemotePart } from '../page/remote-part.tsx';
import { DialogFailure } from './dialog-failure.tsx';
import { DialogLoading } from './dialog-loading.tsx';
import { offeredDialog } from './offered-dialog.ts';

interface RemoteDialogProps<Name extends DialogName> {
  readonly name: Name;
  /** The remote that offers it. */
  readonly remote: PinnedRemote;
  readonly props: DialogProps<Name>;
  /** The user closed the failure message. */
  readonly onGivenUp: (cause: unknown) => void;
}

/** A dialog of a remote, with loading state, and failure state with Retry. */
export function RemoteDialog<Name extends DialogName>({
  name,
  remote,
  props,
  onGivenUp,
}: RemoteDialogProps<Name>): ReactNode {
  const offer = offeredDialog(useReleaseSet().data, name);
  const draw = (pinned: PinnedRemote, module: string): ReactNode => (
    <LoadedDialog<Name> remote={pinned} module={module} props={props} />
  );
  const failed = (partFailure: PartFailure): ReactNode => (
    <DialogFailure {...partFailure} onClose={() => onGivenUp(partFailure.failure)} />
  );
  return (
    <RemotePart
      remote={offer?.remote ?? remote}
      moduleIn={({ declaration }) => declaration.dialogs.find((dialog) => dialog.name === name)?.module}
      load={loadRemoteModule}
      draw={draw}
      loading={<DialogLoading remote={remote} onClose={() => onGivenUp(undefined)} />}
      failed={failed}
    />
  );
}

interface LoadedDialogProps<Name extends DialogName> {
  readonly remote: PinnedRemote;
  readonly module: string;
  readonly props: DialogProps<Name>;
}

function LoadedDialog<Name extends DialogName>({ remote, module, props }: LoadedDialogProps<Name>): ReactNode {
  return createElement(componentOf<DialogProps<Name>>(use(loadRemoteModule(remote, module)), module), props);
}
