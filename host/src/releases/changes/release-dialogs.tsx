import type { components } from '@navette/openapi/types';
import { api, ApiProblem, dataOf } from '@navette/shared/api';
import { messageKey, useT } from '@navette/shared/i18n';
import { Box, Skeleton, Text } from '@navette/shared/ui';
import { FormDialog, FormSection, TextAreaField, useNavetteForm } from '@navette/shared/ui-form';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import {
  refreshReleases,
  type ReleaseStatus,
  type ReleaseTrial,
  type RemoteChoice,
  useReleaseHistory,
  useVerification,
} from '../release-calls.ts';
import { trialText, useAudienceText, useRemoteTitle } from '../release-names.ts';
import type { RemoteState } from '../status-styles.ts';
import { FiguresBefore } from '../trial-figures.tsx';
import {
  AudienceFields,
  type ChangeOrder,
  type ChangeValues,
  changeSchema,
  noChange,
  REASON_LENGTH,
  stageSchema,
} from './audience-fields.tsx';
import { DifferenceList } from './difference-list.tsx';
import { choiceDifferences, rollbackDifferences } from './differences.ts';
import { ChangeSection, Verification, whyBlocked } from './verification.tsx';

/** An intended change. `rollback` without a set means the previous one. */
export type IntendedChange =
  | { readonly kind: 'activate' | 'stage'; readonly remotes: readonly RemoteChoice[] }
  | { readonly kind: 'promote' | 'unstage' | 'audience'; readonly trial: ReleaseTrial }
  | { readonly kind: 'rollbackRemote'; readonly remote: RemoteState }
  | { readonly kind: 'rollback'; readonly to?: string };

export type OpenChange = (change: IntendedChange) => void;

interface ReleaseDialogsProps {
  readonly status: ReleaseStatus;
  readonly change: IntendedChange;
  /** Called after chosen versions were activated or staged. */
  readonly onMade: () => void;
  readonly onClose: () => void;
}

export function ReleaseDialogs({ status, change, onMade, onClose }: ReleaseDialogsProps): ReactNode {
  const form = useChangeForm(status, change);
  return form ? <ChangeDialog {...form} {...{ status, onMade, onClose }} /> : null;
}

/** The dialog of a kind of change: its texts, the parts beside the reason, and its call. */
interface ChangeForm {
  readonly title: string;
  readonly saveLabel: string;
  /** Toast after the change. */
  readonly done: string;
  readonly intro?: string;
  readonly differences?: ReactNode;
  /** Versions that are verified first. */
  readonly choice?: readonly RemoteChoice[];
  /** Initial audience, where the change asks for one. */
  readonly audience?: ChangeValues;
  readonly send: (order: ChangeOrder) => Promise<components['schemas']['ReleaseAnswer']>;
}

function useChangeForm(status: ReleaseStatus, change: IntendedChange): ChangeForm | undefined {
  const t = useT();
  const titleOf = useRemoteTitle(status);
  const audienceOf = useAudienceText();
  // Race: somebody else may change the running set while the dialog is open; a rollback starts from the one that was shown.
  const [shown] = useState(status.running);
  const chosen = (remotes: readonly RemoteChoice[]) => (
    <DifferenceList differences={choiceDifferences(status, remotes)} titleOf={titleOf} />
  );
  switch (change.kind) {
    case 'activate': {
      const { remotes } = change;
      return {
        title: t('releases.activate.title'),
        saveLabel: t('releases.activate'),
        done: t('releases.activate.done'),
        choice: remotes,
        differences: chosen(remotes),
        send: ({ why }) => dataOf(api.POST('/service/release/activate', { body: { remotes: [...remotes], why } })),
      };
    }
    case 'promote': {
      const { remotes, figures } = change.trial;
      // Whoever reads the figures here decides by them.
      const anyway = figures.verdict === 'ready' ? {} : { anyway: true };
      return {
        title: t('releases.promote.title'),
        saveLabel: t('releases.promote'),
        done: t('releases.activate.done'),
        choice: remotes.flatMap(({ name, after }) => (after === null ? [] : [{ name, version: after }])),
        differences: (
          <>
            <DifferenceList differences={remotes} titleOf={titleOf} />
            <FiguresBefore figures={figures} />
          </>
        ),
        send: ({ why }) =>
          dataOf(api.POST('/service/release/activate', { body: { ...named(change.trial), ...anyway, why } })),
      };
    }
    case 'stage': {
      const { remotes } = change;
      return {
        title: t('releases.stage.title'),
        saveLabel: t('releases.stage'),
        done: t('releases.stage.done'),
        choice: remotes,
        differences: (
          <>
            {chosen(remotes)}
            {replacedBy(status, remotes).map((trial) => (
              <Text key={trial.set}>{t('releases.stage.replaces', { what: trialText(trial, titleOf, t) })}</Text>
            ))}
          </>
        ),
        audience: noChange,
        send: (order) => stageRelease(order, { remotes: [...remotes] }),
      };
    }
    case 'audience': {
      // The versions stay the same, so that those of a smaller share keep them.
      const { roles, users, percent } = change.trial;
      return {
        title: t('releases.audience.title'),
        saveLabel: t('releases.audience.save'),
        done: t('releases.audience.done'),
        audience: { ...noChange, roles, users, percent: percent === 0 ? null : percent },
        send: (order) => stageRelease(order, named(change.trial)),
      };
    }
    case 'unstage':
      return {
        title: t('releases.unstage.title', { what: trialText(change.trial, titleOf, t) }),
        saveLabel: t('releases.unstage'),
        done: t('releases.unstage.done'),
        intro: t('releases.unstage.body', { audience: audienceOf(change.trial) }),
        send: ({ why }) =>
          dataOf(api.POST('/service/release/unstage', { body: { remotes: [named(change.trial).trial], why } })),
      };
    case 'rollbackRemote': {
      const { name, version, former } = change.remote;
      const title = titleOf(name);
      return {
        title: t('releases.rollbackOne.title', { title }),
        saveLabel: t('releases.rollback'),
        done: t('releases.rollbackOne.done', { title, version: former }),
        intro: t('releases.rollbackOne.body'),
        differences: <DifferenceList differences={[{ name, before: version, after: former }]} titleOf={titleOf} />,
        send: ({ why }) => rollbackRelease({ remotes: [name], ...(shown && { from: shown.set }), why }),
      };
    }
    case 'rollback': {
      const to = change.to ?? shown?.previous;
      return to
        ? {
            title: t('releases.rollback.title'),
            saveLabel: t('releases.rollback'),
            done: t('releases.rollback.done', { set: to }),
            intro: t('releases.rollback.body', { from: status.running?.set, to }),
            differences: <RollbackDifferences {...{ status, to, titleOf }} />,
            send: ({ why }) => rollbackRelease({ to, why }),
          }
        : undefined;
    }
  }
}

/** A trial, as an order names it: by a remote in it. */
const named = ({ remotes: [first] }: ReleaseTrial) => ({ trial: first?.name ?? '' });

/** Trials that end when these remotes are staged. */
const replacedBy = ({ trials }: ReleaseStatus, choice: readonly RemoteChoice[]): ReleaseTrial[] =>
  trials.filter(({ remotes }) => remotes.some((remote) => choice.some(({ name }) => name === remote.name)));

const stageRelease = (
  { percent, ...order }: ChangeOrder,
  what: Pick<components['schemas']['StageOrder'], 'remotes' | 'trial'>,
) => dataOf(api.POST('/service/release/stage', { body: { ...order, ...(percent !== null && { percent }), ...what } }));

const rollbackRelease = (body: components['schemas']['RollbackOrder']) =>
  dataOf(api.POST('/service/release/rollback', { body }));

interface RollbackDifferencesProps {
  readonly status: ReleaseStatus;
  readonly to: string;
  readonly titleOf: (name: string) => string;
}

function RollbackDifferences({ status, to, titleOf }: RollbackDifferencesProps): ReactNode {
  const t = useT();
  const { data: history, isPending } = useReleaseHistory();
  if (isPending) return <Skeleton height="5" />;
  const differences = rollbackDifferences(status, history ?? [], to);
  return differences ? <DifferenceList differences={differences} titleOf={titleOf} /> : t('releases.rollback.unknown');
}

type ChangeDialogProps = ChangeForm & Pick<ReleaseDialogsProps, 'status' | 'onMade' | 'onClose'>;

/** Frame of a change: verification, differences, audience and reason; a refusal with its findings stays in the dialog. */
function ChangeDialog(props: ChangeDialogProps): ReactNode {
  const { title, saveLabel, done, intro, differences, choice, audience, send, status, onMade, onClose } = props;
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const titleOf = useRemoteTitle(status);
  const verification = useVerification(choice);
  const form = useNavetteForm({
    schema: audience ? stageSchema : changeSchema,
    defaultValues: audience ?? noChange,
    name: audience ? messageKey('releases.stage.form') : messageKey('releases.reason'),
  });
  const isMade = useRef(false);
  const [findings, setFindings] = useState<readonly string[]>([]);
  const save = async (order: ChangeOrder): Promise<void> => {
    setFindings([]);
    try {
      const { changed } = await send(order);
      isMade.current = true;
      if (changed) toast.success(done);
      else toast.info(t('releases.unchanged'));
    } catch (error) {
      const found = findingsOf(error);
      if (found.length === 0 || !(error instanceof ApiProblem)) throw error;
      setFindings(found);
      if (choice) void verification.refetch();
      throw withoutFindings(error);
    }
    void refreshReleases(cache);
    if (choice) onMade();
  };
  return (
    <FormDialog
      {...{ form, title, saveLabel, onClose }}
      size={choice || audience ? 800 : 600}
      saveBlocked={choice && whyBlocked(verification, t)}
      // The change may have removed the button that opened the dialog.
      finalFocus={() => (isMade.current ? document.querySelector<HTMLElement>('#main h1') : null)}
      onSubmit={save}
    >
      {findings.length > 0 && <Refusal findings={findings} />}
      {choice && <Verification query={verification} remotes={choice} titleOf={titleOf} />}
      {intro !== undefined && <Text overflowWrap="anywhere">{intro}</Text>}
      {differences !== undefined && <ChangeSection title={t('releases.difference')}>{differences}</ChangeSection>}
      {audience && <AudienceFields />}
      <FormSection>
        <TextAreaField<ChangeValues>
          name="why"
          label={t('releases.reason')}
          help={t('releases.reason.help')}
          required
          span={12}
          rows={2}
          maxLength={REASON_LENGTH.max}
        />
      </FormSection>
    </FormDialog>
  );
}

/** Findings of a refused change. In English, for the engineers of the remote. */
function Refusal({ findings }: { readonly findings: readonly string[] }): ReactNode {
  const t = useT();
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
