import { noteOwnChange } from '../api/own-changes.ts';
import { type DialogHost, DialogUnavailable } from '../federation/dialog-host.ts';
import type { DialogInput, DialogName, DialogResult } from '../federation/dialog-contracts.ts';

/** Results of dialogs of other domains, by name; the result `undefined` means "cancelled". */
export type FakeDialogs = {
  readonly [Name in DialogName]?: (input: DialogInput<Name>) => DialogResult<Name> | Promise<DialogResult<Name>>;
};

/** A host whose dialogs answer at once; those without an answer are unavailable, as when their remote is down. */
export const fakeDialogHost = (dialogs: FakeDialogs): DialogHost => ({
  open: async (name, input) => {
    const answer = dialogs[name];
    if (answer === undefined) throw new DialogUnavailable(name, 'failed');
    const result = await answer(input);
    // It has saved something: lists take what changes then for the user's own, however long that takes.
    if (result !== undefined) noteOwnChange();
    return result;
  },
  unavailable: (name) => (dialogs[name] === undefined ? 'failed' : undefined),
  prefetch: () => {},
});
