import * as z from 'zod';
import { requiredText } from '../../records/text.ts';

/** A message to a driver: a text is required (S1 §2.12). */
export const messageSchema = z.object({ msg: requiredText(1000) });
