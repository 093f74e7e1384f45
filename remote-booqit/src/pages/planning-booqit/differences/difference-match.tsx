import { $api } from '@navette/shared/api';
import { useFormats, useT } from '@navette/shared/i18n';
import { useToast } from '@navette/shared/ui-overlay';
import { useMemo, type ReactNode } from 'react';
import type { Difference } from '../../../entities/use-differences.ts';
import { foundFor, useFoundMatches, useRemember } from '../../../entities/match/match-requests.ts';
import { MatchDialog } from '../../../entities/match/match-dialog.tsx';
import type { Match, MatchKind } from '../../../entities/match/matches.ts';
import { useNewRecord } from '../../../entities/match/use-new-record.ts';
import { rowsOf } from '../../../entities/transport/transport-row.ts';
import { valueText } from './difference-columns.ts';

interface DifferenceMatchProps {
  /** A changed passenger, or place of care. */
  readonly difference: Difference;
  readonly onChoose: (kind: MatchKind, id: number) => void;
  readonly onClose: () => void;
}

/** Asks which client or destination the platform means now: candidates with their reasons, a search, or a new record with the platform's data. */
export function DifferenceMatch({ difference, onChoose, onClose }: DifferenceMatchProps): ReactNode {
  const t = useT();
  const toast = useToast();
  const formats = useFormats();
  const { transportId, part, field } = difference;
  const kind = field === 'passenger' ? 'client' : 'destination';
  const transport = $api.useQuery(
    'post',
    '/service/booqit/byId',
    { body: { transportId } },
    { meta: { failure: 'inPlace' } },
  );
  const rows = useMemo(() => rowsOf(transport.data), [transport.data]);
  const row = rows?.find((one) => one.part === part);
  const found = useFoundMatches(rows);
  const { mutateAsync: remember } = useRemember();
  const newRecord = useNewRecord();
  const [name = ''] = (difference.new ?? '').split(',');

  function choose({ id }: Match): void {
    onChoose(kind, id);
    remember({ transportId, part, kind, recordId: id }).catch((error: unknown) =>
      toast.failure(t('match.notRemembered'), error),
    );
  }
  async function make(): Promise<void> {
    const made = row && (await newRecord.make(kind, row));
    if (made) choose(made);
  }

  return (
    <MatchDialog
      kind={kind}
      wanted={valueText(field, difference.new, { t, formats })}
      initial={name}
      {...(row && { candidates: foundFor(found, kind, row)?.candidates ?? [] })}
      newBlocked={row ? newRecord.blocked(kind) : t('differences.unread')}
      onNew={() => void make()}
      onClose={onClose}
      onChoose={choose}
    />
  );
}
