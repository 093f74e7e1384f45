import type { ClientRow } from '../entities/client/client-requests.ts';
import { sampleClient } from './sample-client.ts';

/** The sample client as a list row, without national number and history. */
export function sampleClientRow(changes: Partial<ClientRow> = {}): ClientRow {
  const { ssn: _ssn, comment: _comment, ...row } = sampleClient();
  return { ...row, ...changes };
}
