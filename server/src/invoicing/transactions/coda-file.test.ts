import { describe, expect, it } from 'vitest';
import { readCoda } from './statement-file.ts';

const header = '0000004052653905        00000000  NAVETTE';
const move = `2100010000${'REF'.padEnd(21)}0000000000012500040526001500000betaling`.padEnd(115);

async function* inPieces(records: readonly string[]): AsyncGenerator<string> {
  yield records.map((record) => `${record.padEnd(128)}\r\n`).join('');
}

describe('a long CODA file', () => {
  it('yields to other work while it is read', async () => {
    const state = { turns: 0, done: false };
    const turn = () => {
      state.turns += 1;
      if (!state.done) setImmediate(turn);
    };
    turn();
    const { lines } = await readCoda(inPieces([header, ...Array.from({ length: 20_000 }, () => move)]));
    state.done = true;
    expect(state.turns).toBeGreaterThanOrEqual(80);
    let count = 0;
    for await (const { line } of lines) count += line > 0 ? 1 : 0;
    expect(count).toBe(20_000);
  });

  it('is refused with more records than any bank sends', async () => {
    await expect(readCoda(inPieces(Array.from({ length: 250_001 }, () => '')))).rejects.toMatchObject({
      details: { fields: [{ field: 'file', messageKey: 'validation.file.tooLarge' }] },
    });
  });
});
