import { MAX_MONEY } from '@navette/shared/domain';
import { required } from '@navette/shared/ui-form';
import * as z from 'zod';
import type { Code, CodeForm } from './code-requests.ts';

const price = required(z.number().min(-MAX_MONEY).max(MAX_MONEY));

const fields = z.object({
  mcode: z.string().trim().min(1).max(30),
  name: z.string().trim().max(200),
  price_other: price,
  price_dialyse: price,
  price_radio: price,
  price_chemo: price,
});

/** Form of a code. Its output is what the API is sent. */
export const codeSchema = fields.transform(({ name, ...code }): CodeForm => ({ ...code, name: name || null }));

/** Field values of a code; empty for a new one. */
export const codeValues = (code?: Code): z.input<typeof codeSchema> => ({
  mcode: code?.mcode ?? '',
  name: code?.name ?? '',
  price_other: code?.price_other ?? null,
  price_dialyse: code?.price_dialyse ?? null,
  price_radio: code?.price_radio ?? null,
  price_chemo: code?.price_chemo ?? null,
});
