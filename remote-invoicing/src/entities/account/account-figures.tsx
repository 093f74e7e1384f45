import { overpaidAmount } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { Box } from '@navette/shared/ui';
import type { ReactNode } from 'react';

const LIST = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(7rem, 1fr))',
  gap: '2',
  marginTop: '2',
  marginBottom: '3',
  '& dt': { fontSize: 'sm', color: 'fg.muted' },
  '& dd': { fontSize: 'lg', fontVariantNumeric: 'tabular-nums' },
} as const;

/** Labelled amounts side by side; the last one is the most important. */
export function Figures({
  figures,
}: {
  readonly figures: readonly (readonly [label: string, euros: number])[];
}): ReactNode {
  const { formatMoney } = useFormats();
  return (
    <Box as="dl" css={LIST}>
      {figures.map(([label, euros], index) => (
        <Box key={label} fontWeight={index === figures.length - 1 ? 'bold' : 'normal'}>
          <dt>{label}</dt>
          <dd>{formatMoney(euros)}</dd>
        </Box>
      ))}
    </Box>
  );
}

interface Standing {
  readonly amount: number;
  readonly credited: number;
  readonly paid: number;
  readonly open: number;
}

/** Amount, credited, paid and open amount of an invoice, or the overpaid or written-off amount. */
export function AccountFigures({
  account,
  givenUp = 0,
}: {
  readonly account: Standing;
  /** Amount written off when it was closed, in euros. */
  readonly givenUp?: number;
}): ReactNode {
  const t = useT();
  const { amount, credited, paid, open } = account;
  const overpaid = overpaidAmount(account);
  const rest = overpaid > 0 ? ([t('account.overpaid'), overpaid] as const) : ([t('account.open'), open] as const);
  return (
    <Figures
      figures={[
        [t('account.amount'), amount],
        [t('account.credited'), credited],
        [t('account.paid'), paid],
        overpaid === 0 && givenUp !== 0 ? [t('account.writtenOff'), givenUp] : rest,
      ]}
    />
  );
}
