import { useState, type ReactNode } from 'react';
import type { ReleaseStatus } from '../requests/use-release-status.ts';
import { type RemoteChoice, useVerification } from '../requests/use-verification.ts';
import type { RemoteState } from '../status-styles.ts';
import { ActivateDialog } from './activate-dialog.tsx';
import { messageKey, useT } from '@navette/shared/i18n';
import { FormDialog, useNavetteForm } from '@navette/shared/ui-form';
import { stageRelease } from '../requests/stage-release.ts';
import { AudienceFields } from './audience-fields.tsx';
import { ReasonField } from './reason-field.tsx';
import { Refusal } from './refusal.tsx';
import { stageOrder, stageSchema, noStage } from './stage-schema.ts';
import { useChange } from './use-change.ts';
import { Text, Skeleton } from '@navette/shared/ui';
import { useAudienceText } from '../use-audience-text.ts';
import { noReason, reasonSchema } from './reason.ts';
import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';
import { useRemoteTitle } from '../use-remote-title.ts';
import { ChangeSection } from './change-section.tsx';
import { DifferenceList } from './difference-list.tsx';
import { useReleaseHistory } from '../requests/use-release-history.ts';
import { rollbackDifferences, choiceDifferences } from './differences.ts';
import { Verification } from './verification/verification.tsx';
import { whyBlocked } from './verification/why-blocked.ts';

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

interface AudienceDialogProps {
  readonly staged: NonNullable<ReleaseStatus['staged']>;
  readonly onClose: () => void;
}

/** Gives the staged set to others or to more users. The set stays the same one, so those of a smaller share keep it. */
function AudienceDialog({ staged: { roles, users, percent }, onClose }: AudienceDialogProps): ReactNode {
  const t = useT();
  const form = useNavetteForm({
    schema: stageSchema,
    defaultValues: { roles, users, percent: percent === 0 ? null : percent, why: '' },
    name: messageKey('releases.stage.form'),
  });
  const { make, findings, finalFocus } = useChange();
  return (
    <FormDialog
      {...{ form, onClose, finalFocus }}
      size={800}
      title={t('releases.audience.title')}
      saveLabel={t('releases.audience.save')}
      onSubmit={(values) => make(() => stageRelease(stageOrder(values)), t('releases.audience.done'))}
    >
      <Refusal findings={findings} />
      <AudienceFields />
      <ReasonField />
    </FormDialog>
  );
}

interface UnstageDialogProps {
  readonly staged: NonNullable<ReleaseStatus['staged']>;
  readonly onClose: () => void;
}

/** Ends the trial; names the users who return to the stable set. */
function UnstageDialog({ staged, onClose }: UnstageDialogProps): ReactNode {
  const t = useT();
  const form = useNavetteForm({ schema: reasonSchema, defaultValues: noReason, name: messageKey('releases.reason') });
  const { make, findings, finalFocus } = useChange();
  const audience = useAudienceText()(staged);
  return (
    <FormDialog
      {...{ form, onClose, finalFocus }}
      title={t('releases.unstage.title', { set: staged.set })}
      saveLabel={t('releases.unstage')}
      onSubmit={(body) => make(() => unstageRelease(body), t('releases.unstage.done'))}
    >
      <Refusal findings={findings} />
      <Text overflowWrap="anywhere">{t('releases.unstage.body', { audience })}</Text>
      <ReasonField />
    </FormDialog>
  );
}

/** Removes the staged set: all users get the stable set. */
const unstageRelease = (
  body: components['schemas']['ReleaseReason'],
): Promise<components['schemas']['ReleaseAnswer']> => dataOf(api.POST('/service/release/unstage', { body }));

interface RollbackRemoteDialogProps {
  readonly status: ReleaseStatus;
  readonly remote: RemoteState;
  readonly onClose: () => void;
}

/** Rolls one remote back to its former version; the host and the other remotes stay. */
function RollbackRemoteDialog({ status, remote, onClose }: RollbackRemoteDialogProps): ReactNode {
  const t = useT();
  const titleOf = useRemoteTitle(status);
  const form = useNavetteForm({ schema: reasonSchema, defaultValues: noReason, name: messageKey('releases.reason') });
  const { make, findings, finalFocus } = useChange();
  const { name, version, former } = remote;
  // As shown: a version that somebody else took back meanwhile would go one further.
  const [from] = useState(status.running?.set);
  return (
    <FormDialog
      {...{ form, onClose, finalFocus }}
      title={t('releases.rollbackOne.title', { title: titleOf(name) })}
      saveLabel={t('releases.rollback')}
      onSubmit={({ why }) =>
        make(
          () => rollbackRelease({ remotes: [name], ...(from === undefined ? {} : { from }), why }),
          t('releases.rollbackOne.done', { title: titleOf(name), version: former }),
        )
      }
    >
      <Refusal findings={findings} />
      <Text>{t('releases.rollbackOne.body')}</Text>
      <ChangeSection title={t('releases.difference')}>
        <DifferenceList differences={[{ name, before: version, after: former }]} titleOf={titleOf} />
      </ChangeSection>
      <ReasonField />
    </FormDialog>
  );
}

interface RollbackDialogProps {
  readonly status: ReleaseStatus;
  /** The set to return to. */
  readonly to: string;
  readonly onClose: () => void;
}

/** Rolls back to a former set, after showing the differences. */
function RollbackDialog({ status, to, onClose }: RollbackDialogProps): ReactNode {
  const t = useT();
  const form = useNavetteForm({ schema: reasonSchema, defaultValues: noReason, name: messageKey('releases.reason') });
  const { make, findings, finalFocus } = useChange();
  return (
    <FormDialog
      {...{ form, onClose, finalFocus }}
      title={t('releases.rollback.title')}
      saveLabel={t('releases.rollback')}
      onSubmit={({ why }) => make(() => rollbackRelease({ to, why }), t('releases.rollback.done', { set: to }))}
    >
      <Refusal findings={findings} />
      <Text overflowWrap="anywhere">{t('releases.rollback.body', { from: status.running?.set, to })}</Text>
      <ChangeSection title={t('releases.difference')}>
        <Differences status={status} to={to} />
      </ChangeSection>
      <ReasonField />
    </FormDialog>
  );
}

function Differences({ status, to }: Omit<RollbackDialogProps, 'onClose'>): ReactNode {
  const t = useT();
  const { data: history, isPending } = useReleaseHistory();
  const titleOf = useRemoteTitle(status);
  if (isPending) return <Skeleton height="5" />;
  const differences = rollbackDifferences(status, history ?? [], to);
  return differences ? <DifferenceList differences={differences} titleOf={titleOf} /> : t('releases.rollback.unknown');
}

/**
 * Rolls back to the previous set, or to a named former one.
 * @throws {ApiProblem} `release.refused` when it can no longer run
 */
const rollbackRelease = (
  body: components['schemas']['RollbackOrder'],
): Promise<components['schemas']['ReleaseAnswer']> => dataOf(api.POST('/service/release/rollback', { body }));

interface StageDialogProps {
  readonly status: ReleaseStatus;
  readonly remotes: readonly RemoteChoice[];
  readonly onMade: () => void;
  readonly onClose: () => void;
}

/** Stages versions for roles or users. This replaces a staged set, and the dialog says so. */
function StageDialog({ status, remotes, onMade, onClose }: StageDialogProps): ReactNode {
  const t = useT();
  const titleOf = useRemoteTitle(status);
  const verification = useVerification(remotes);
  const form = useNavetteForm({ schema: stageSchema, defaultValues: noStage, name: messageKey('releases.stage.form') });
  const { make, findings, finalFocus } = useChange(() => void verification.refetch());
  return (
    <FormDialog
      {...{ form, onClose, finalFocus }}
      size={800}
      title={t('releases.stage.title')}
      saveLabel={t('releases.stage')}
      saveBlocked={whyBlocked(verification, t)}
      onSubmit={async (values) => {
        await make(() => stageRelease({ ...stageOrder(values), remotes: [...remotes] }), t('releases.stage.done'));
        onMade();
      }}
    >
      <Refusal findings={findings} />
      <Verification query={verification} remotes={remotes} titleOf={titleOf} />
      <ChangeSection title={t('releases.difference')}>
        <DifferenceList differences={choiceDifferences(status, remotes)} titleOf={titleOf} />
        {status.staged && t('releases.stage.replaces', { set: status.staged.set })}
      </ChangeSection>
      <AudienceFields />
      <ReasonField />
    </FormDialog>
  );
}
