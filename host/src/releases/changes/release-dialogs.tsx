import { useState, type ReactNode } from 'react';
import type { ReleaseStatus } from '../requests/use-release-status.ts';
import type { RemoteChoice } from '../requests/use-verification.ts';
import { ActivateDialog } from './activate-dialog.tsx';
import { RollbackDialog } from './rollback-dialog.tsx';
import { StageDialog } from './stage-dialog.tsx';
import { UnstageDialog } from './unstage-dialog.tsx';

/** A change of what runs that somebody is about to make. `rollback` without a set goes to the one before. */
export type IntendedChange =
  | { readonly kind: 'activate' | 'promote' | 'stage'; readonly remotes: readonly RemoteChoice[] }
  | { readonly kind: 'unstage'; readonly staged: NonNullable<ReleaseStatus['staged']> }
  | { readonly kind: 'rollback'; readonly to?: string };

/** Opens the dialog of a change. */
export type OpenChange = (change: IntendedChange) => void;

interface ReleaseDialogsProps {
  readonly status: ReleaseStatus;
  readonly change: IntendedChange;
  /** After versions that were chosen run or are staged. */
  readonly onMade: () => void;
  readonly onClose: () => void;
}

/** The dialog of an intended change. */
export function ReleaseDialogs({ status, change, onMade, onClose }: ReleaseDialogsProps): ReactNode {
  // What runs may change under the open dialog; where it goes back to is what was said when it was opened.
  const [previous] = useState(status.running?.previous);
  if (change.kind === 'unstage') return <UnstageDialog staged={change.staged} onClose={onClose} />;
  if (change.kind === 'stage') return <StageDialog {...{ status, onMade, onClose }} remotes={change.remotes} />;
  if (change.kind !== 'rollback')
    return (
      <ActivateDialog {...{ status, onMade, onClose }} remotes={change.remotes} fromTrial={change.kind === 'promote'} />
    );
  const to = change.to ?? previous;
  return to ? <RollbackDialog {...{ status, onClose }} to={to} /> : null;
}
