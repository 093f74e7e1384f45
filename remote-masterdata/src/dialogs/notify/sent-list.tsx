import { SentMessages } from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import { useSentNotifications } from './requests/list-sent.ts';

/** What was sent to the driver before, with what became of it. */
export function SentList({ driverId }: { readonly driverId: number }): ReactNode {
  const { data, error, isFetching, refetch } = useSentNotifications(driverId);
  return <SentMessages messages={data} error={error} loading={isFetching} onRefresh={() => void refetch()} />;
}
