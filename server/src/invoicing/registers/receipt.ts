import { hasExtension } from '@navette/shared/domain';
import type { FastifyRequest } from 'fastify';
import { readUpload, storeReferenced } from '../../files/public.ts';
import { invalid } from '../../kernel/problem.ts';
import type { InvoicingServices } from '../services.ts';
import { noteReceipt } from './register-queries.ts';

/** The largest receipt, in bytes. */
export const MOST_BYTES = 10 * 1024 * 1024;

interface SentFile {
  readonly query: { readonly name: string };
  readonly request: FastifyRequest;
  readonly services: InvoicingServices;
}

/**
 * Stores a receipt for a record that is still to be saved; the same file again is the same receipt.
 * @throws ProblemError 400 for a name without extension, another kind of file, one that broke off or runs programs; 413 for a large one
 */
export async function storeReceipt({ query: { name }, request, services }: SentFile) {
  if (!hasExtension(name)) throw invalid({ field: 'name', messageKey: 'validation.validFile' });
  const content = await readUpload(request.body, MOST_BYTES);
  return storeReferenced(services, content, async (trx, { key, contentType }) => {
    await noteReceipt(trx, key, services.now());
    return { itemKey: key, contentType, imageUrl: services.fileLinks.sign(key) };
  });
}
