// @ts-check
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { staleFiles } from './check.mjs';
import { faultlessDocument } from './example.mjs';
import { render } from './render.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'contract-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** @param {Record<string, string>} files */
const commit = (files) =>
  Object.entries(files).forEach(([name, content]) => writeFileSync(path.join(folder, name), content));

describe('generated files', () => {
  it('accepts generated files right after generating', async () => {
    commit(await render(faultlessDocument()));
    expect(staleFiles(folder, await render(faultlessDocument()))).toEqual([]);
  });

  it('reports generated files as stale after a change of the contract', async () => {
    commit(await render(faultlessDocument()));
    const changed = faultlessDocument();
    changed.paths['/api/booking/{id}'].put['x-permission'] = ['timeline'];
    expect(staleFiles(folder, await render(changed))).toEqual([
      'generated/openapi.json is stale: run `pnpm generate` and commit the result',
      'generated/operations.ts is stale: run `pnpm generate` and commit the result',
    ]);
  });

  it('reports missing generated files', async () => {
    const files = await render(faultlessDocument());
    expect(staleFiles(folder, files)).toHaveLength(5);
    expect(staleFiles(folder, files)[0]).toContain('is missing');
  });

  it('lists method, path, effect and permission of each operation', async () => {
    const { 'operations.ts': operations } = await render(faultlessDocument());
    expect(operations).toContain(
      'updateBooking: {"method":"PUT","path":"/api/booking/{id}","effect":"update","permission":["booking","timeline"],"propertyPermission":{}}',
    );
  });

  it('lists the paths of all POST operations that only read', async () => {
    const document = faultlessDocument();
    const { put } = document.paths['/api/booking/{id}'];
    document.paths['/service/booking/byDate'] = {
      post: { ...put, operationId: 'listBookingsByDate', 'x-effect': 'read' },
    };
    document.paths['/service/booking/bulk'] = { post: { ...put, operationId: 'changeBookings' } };
    const { 'reads.ts': reads } = await render(document);
    expect(reads.match(/'.*'/g)).toEqual(["'/service/booking/byDate'"]);
  });
});
