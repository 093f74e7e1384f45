import type { components } from '@navette/openapi/types';
import { MAX_MONEY } from '@navette/shared/domain';
import { required } from '@navette/shared/ui-form';
import * as z from 'zod';
import type { MCode } from '../../mcodes/list-mcodes.ts';
import { orNull, requiredText, text } from '../../records/text.ts';

const price = required(z.number().min(-MAX_MONEY).max(MAX_MONEY));

const fields = z.object({
  mcode: requiredText(30),
  name: text(200),
  price_other: price,
  price_dialyse: price,
  price_radio: price,
  price_chemo: price,
});

/** The form of an M-code: code and the four forfaits are required (S2 §5). Its output is what is sent. */
export const mcodeSchema = fields.transform(({ name, ...code }): components['schemas']['MCodeForm'] => ({
  ...code,
  name: orNull(name),
}));

/** What the form holds. */
export type MCodeValues = z.input<typeof mcodeSchema>;

/** What the form holds of a code; of a new one nothing. */
export const mcodeValues = (code?: MCode): MCodeValues => ({
  mcode: code?.mcode ?? '',
  name: code?.name ?? '',
  price_other: code?.price_other ?? null,
  price_dialyse: code?.price_dialyse ?? null,
  price_radio: code?.price_radio ?? null,
  price_chemo: code?.price_chemo ?? null,
});
