import { useState, type ReactNode } from 'react';
import type { ReleaseStatus } from '../requests/use-release-status.ts';
import type { RemoteChoice } from '../requests/use-verification.ts';
import type { RemoteState } from '../status-styles.ts';
import { ActivateDialog } from './activate-dialog.tsx';
import { AudienceDialog } from './audience-dialog.tsx';
import { RollbackDialog } from './rollback-dialog.tsx';
import { RollbackRemoteDialog } from './rollback-remote-dialog.tsx';
import { StageDialog } from './stage-dialog.tsx';
import { UnstageDialog } from './unstage-dialog.tsx';

/** An intended change. `rollback` without a set means the previous one. */
export type IntendedChange =
  | { readonly kind: 'activate' | 'promote' | 'stage'; readonly remotes: readonly RemoteChoice[] }
  | { readonly kind: 'unstage'; readonly staged: NonNullable<ReleaseStatus['staged']> }
  | { readonly kind: 'audience'; readonly staged: NonNullable<ReleaseStatus['staged']> }
  | { readonly kind: 'rollbackRemote'; readonly remote: RemoteState }
  | { readonly kind: 'rollback'; readonly to?: string };

/** Opens the dialog of a change. */
export type OpenChange = (change: IntendedChange) => void;

interface ReleaseDialogsProps {
  readonly status: ReleaseStatus;
  readonly change: IntendedChange;
  /** Called after chosen versions were activated or staged. */
  readonly onMade: () => void;
  readonly onClose: () => void;
}

/** The dialog of an intended change. */
export function ReleaseDialogs({ status, change, onMade, onClose }: ReleaseDialogsProps): ReactNode {
  // Race: the running set may change while the dialog is open; the target of the rollback stays the one shown at opening.
  const [previous] = useState(status.running?.previous);
  if (change.kind === 'unstage') return <UnstageDialog staged={change.staged} onClose={onClose} />;
  if (change.kind === 'audience') return <AudienceDialog staged={change.staged} onClose={onClose} />;
  if (change.kind === 'rollbackRemote') return <RollbackRemoteDialog {...{ status, onClose }} remote={change.remote} />;
  if (change.kind === 'stage') return <StageDialog {...{ status, onMade, onClose }} remotes={change.remotes} />;
  if (change.kind !== 'rollback')
    return (
      <ActivateDialog
        {...{ status, onMade, onClose }}
        remotes={change.remotes}
        fromStaging={change.kind === 'promote'}
      />
    );
  const to = change.to ?? previous;
  return to ? <RollbackDialog {...{ status, onClose }} to={to} /> : null;
}
