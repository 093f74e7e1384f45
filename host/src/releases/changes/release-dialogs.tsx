import { useState, type ReactNode, useRef } from 'react';
import {
  type ReleaseStatus,
  type RemoteChoice,
  useVerification,
  stageRelease,
  useReleaseHistory,
  refreshReleases,
} from '../release-calls.ts';
import type { RemoteState } from '../status-styles.ts';
import { messageKey, useT } from '@navette/shared/i18n';
import { FormDialog, useNavetteForm, FormSection, TextAreaField } from '@navette/shared/ui-form';
import {
  AudienceFields,
  stageOrder,
  stageSchema,
  noStage,
  noReason,
  reasonSchema,
  REASON_LENGTH,
} from './audience-fields.tsx';
import { Text, Skeleton, Box } from '@navette/shared/ui';
import { useAudienceText, useRemoteTitle } from '../release-names.ts';
import type { components } from '@navette/openapi/types';
import { api, dataOf, ApiProblem } from '@navette/shared/api';
import { ChangeSection, Verification, whyBlocked } from './verification.tsx';
import { DifferenceList } from './difference-list.tsx';
import { rollbackDifferences, choiceDifferences } from './differences.ts';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';

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

interface ActivateDialogProps {
  readonly status: ReleaseStatus;
  readonly remotes: readonly RemoteChoice[];
  /** They are the staged set. */
  readonly fromStaging: boolean;
  readonly onMade: () => void;
  readonly onClose: () => void;
}

/** Activates versions for everybody: checks, differences, reason. */
function ActivateDialog({ status, remotes, fromStaging, onMade, onClose }: ActivateDialogProps): ReactNode {
  const t = useT();
  const titleOf = useRemoteTitle(status);
  const verification = useVerification(remotes);
  const form = useNavetteForm({ schema: reasonSchema, defaultValues: noReason, name: messageKey('releases.reason') });
  const { make, findings, finalFocus } = useChange(() => void verification.refetch());
  return (
    <FormDialog
      {...{ form, onClose, finalFocus }}
      size={800}
      title={t(fromStaging ? 'releases.promote.title' : 'releases.activate.title')}
      saveLabel={t(fromStaging ? 'releases.promote' : 'releases.activate')}
      saveBlocked={whyBlocked(verification, t)}
      onSubmit={async ({ why }) => {
        await make(
          () => activateRelease(fromStaging ? { why } : { remotes: [...remotes], why }),
          t('releases.activate.done'),
        );
        onMade();
      }}
    >
      <Refusal findings={findings} />
      <Verification query={verification} remotes={remotes} titleOf={titleOf} />
      <ChangeSection title={t('releases.difference')}>
        <DifferenceList differences={choiceDifferences(status, remotes)} titleOf={titleOf} />
      </ChangeSection>
      <ReasonField />
    </FormDialog>
  );
}

/**
 * Activates versions for everybody; without any, the staged set.
 * @throws {ApiProblem} `release.refused` with what was found
 */
const activateRelease = (
  body: components['schemas']['ReleaseOrder'],
): Promise<components['schemas']['ReleaseAnswer']> => dataOf(api.POST('/service/release/activate', { body }));

/** The reason of a change; last field before the button. */
function ReasonField(): ReactNode {
  const t = useT();
  return (
    <FormSection>
      <TextAreaField<{ why: string }>
        name="why"
        label={t('releases.reason')}
        help={t('releases.reason.help')}
        required
        span={12}
        rows={2}
        maxLength={REASON_LENGTH.max}
      />
    </FormSection>
  );
}

/** Findings of a refused change. In English, for the engineers of the remote. */
function Refusal({ findings }: { readonly findings: readonly string[] }): ReactNode {
  const t = useT();
  if (findings.length === 0) return null;
  return (
    <Box color="fg.error">
      <Text fontWeight="semibold">{t('releases.refusal')}</Text>
      <Box as="ul" lang="en" listStyleType="disc" paddingInlineStart="5" overflowWrap="anywhere">
        {findings.map((finding) => (
          <li key={finding}>{finding}</li>
        ))}
      </Box>
    </Box>
  );
}

/** Mutation of a dialog that changes the running or staged set. */
interface Change {
  /** Makes the change and shows a toast. A refusal is shown in the dialog and rethrown for the form. */
  readonly make: (run: () => Promise<components['schemas']['ReleaseAnswer']>, done: string) => Promise<void>;
  /** Findings of the last refusal, by line. */
  readonly findings: readonly string[];
  /** Gets the focus after a change that may remove the opener of the dialog. */
  readonly finalFocus: () => HTMLElement | null;
}

/**
 * Makes a change from a dialog: refetches the page on success, keeps a refusal visible.
 * @param onRefused the verification shown in the dialog is stale
 */
function useChange(onRefused?: () => void): Change {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const isMade = useRef(false);
  const [findings, setFindings] = useState<readonly string[]>([]);
  return {
    findings,
    finalFocus: () => (isMade.current ? document.querySelector<HTMLElement>('#main h1') : null),
    make: async (run, done) => {
      setFindings([]);
      try {
        const { changed } = await run();
        isMade.current = true;
        if (changed) toast.success(done);
        else toast.info(t('releases.unchanged'));
        void refreshReleases(cache);
      } catch (error) {
        const found = findingsOf(error);
        if (found.length === 0 || !(error instanceof ApiProblem)) throw error;
        setFindings(found);
        onRefused?.();
        throw withoutFindings(error);
      }
    },
  };
}

/** The lowest status of a server that did not do its part: nobody knows how far the change came. */
const FAILED = 500;

/** The refusal; its findings are shown below it as a list. */
function withoutFindings({ status, code, fields, incidentId }: ApiProblem): ApiProblem {
  const said = messageKey(status >= FAILED ? 'releases.uncertain' : 'releases.refused');
  return new ApiProblem({ status, code, messageKey: said, fields, incidentId });
}

/** Findings of a refusal; none for other failures. */
function findingsOf(error: unknown): readonly string[] {
  const findings = error instanceof ApiProblem ? error.params?.findings : undefined;
  return typeof findings === 'string' ? findings.split('\n').filter((line) => line.trim() !== '') : [];
}
