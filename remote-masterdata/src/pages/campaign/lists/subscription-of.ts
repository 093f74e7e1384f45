import type { components } from '@navette/openapi/types';
import type { ListRow } from './list-row.ts';

/** Request body of a subscription (specification/registers.md#campaign): the list is the one configured in the settings. */
export const subscriptionOf = ({
  name,
  email,
  tel,
  address,
}: Pick<ListRow, 'name' | 'email' | 'tel' | 'address'>): components['schemas']['SubscribeForm'] => ({
  status: 'subscribed',
  email_address: (email ?? '').trim(),
  merge_fields: { NAME: name.slice(0, 200) || null, PHONE: tel, ADDRESS: address },
});
