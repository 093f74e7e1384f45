import { MAX_MONEY } from '@navette/shared/domain';
import { required } from '@navette/shared/ui-form';
import * as z from 'zod';
import { orNull, requiredText, text } from '../../records/text.ts';
import type { MCode, MCodeForm } from './mcode-requests.ts';

const price = required(z.number().min(0).max(MAX_MONEY));

const fields = z.object({
  mcode: requiredText(30),
  name: text(200),
  price_other: price,
  price_dialyse: price,
  price_radio: price,
  price_chemo: price,
});

/** Form of an M-code: code and the four forfaits are required (specification/registers.md#m-codes). Its output is the request body. */
export const mcodeSchema = fields.transform(({ name, ...code }): MCodeForm => ({ ...code, name: orNull(name) }));

/** Form values of an M-code; empty for a new one. */
export const mcodeValues = (code?: MCode): z.input<typeof mcodeSchema> => ({
  mcode: code?.mcode ?? '',
  name: code?.name ?? '',
  price_other: code?.price_other ?? null,
  price_dialyse: code?.price_dialyse ?? null,
  price_radio: code?.price_radio ?? null,
  price_chemo: code?.price_chemo ?? null,
});
