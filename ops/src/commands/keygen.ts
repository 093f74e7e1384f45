import type { Command } from '../cli/command.ts';
import { newKeys } from '../signing/keys.ts';

export const keygenCommand: Command = {
  name: 'keygen',
  summary: 'make a pair of keys with which versions and sets are signed',
  forms: ['<name>'],
  operands: [1, 1],
  changes: false,
  options: {},
  details: [
    'Ed25519. It is stored nowhere: the first line is secret and belongs to whoever publishes or activates, the second one',
    'to all who verify and to the server. Several trusted keys are separated by commas; a key is replaced by trusting both',
    'for as long as sets that the former one signed may be gone back to. NAVETTE_REQUIRE_SIGNED=1 refuses everything else.',
  ].join('\n'),
  async run(call) {
    const { signing, trusted } = newKeys(call.operands[0] ?? '');
    return { data: { signing, trusted }, text: `NAVETTE_SIGNING_KEY=${signing}\nNAVETTE_TRUSTED_KEYS=${trusted}` };
  },
};
