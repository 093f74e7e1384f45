import type { ClosingKind } from '@navette/openapi/enums';
import { $api } from '@navette/shared/api';
import { isClosed, type IsoDate } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { Alert } from '@navette/shared/ui';
import type { ReactNode } from 'react';

/** Last closed day of a kind of money (specification/closing.md#lock-dates); null for none, and until it is read: the server refuses in any case. */
export function useClosedUntil(kind: ClosingKind): IsoDate | null {
  const { data } = $api.useQuery('get', '/service/closing/dates', {}, { meta: { failure: 'inPlace' } });
  return data?.find((closed) => closed.kind === kind)?.until ?? null;
}

interface ClosedNoticeProps {
  readonly kind: ClosingKind;
  readonly until: IsoDate;
  /** Text of the way out; by default to choose a later date. */
  readonly children?: ReactNode;
}

/** Notice above a form about money that is closed. */
export function ClosedNotice({ kind, until, children }: ClosedNoticeProps): ReactNode {
  const t = useT();
  const { formatDate } = useFormats();
  return <Alert title={t('closed.title', { kind, date: formatDate(until) })}>{children ?? t('closed.later')}</Alert>;
}

/** Props of the dialog of a form of which the day is closed, by which it says so before saving. */
export function useClosedDay(
  kind: ClosingKind,
  day: IsoDate | null,
): { readonly banner?: ReactNode; readonly saveBlocked?: string } {
  const t = useT();
  const { formatDate } = useFormats();
  const until = useClosedUntil(kind);
  if (day === null || until === null || !isClosed(day, until)) return {};
  return { banner: <ClosedNotice {...{ kind, until }} />, saveBlocked: t('closed.until', { date: formatDate(until) }) };
}
