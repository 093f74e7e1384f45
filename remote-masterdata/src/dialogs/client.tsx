import type { DialogProps, DialogInput } from '@navette/shared/federation';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { personName, brusselsToday } from '@navette/shared/domain';
import { LoadedRecord, type CloseRecord } from '@navette/shared/ui-records';
import { clients, useClient, type Client } from '../entities/client/client-requests.ts';
import { ClientFormDialog } from '../entities/client/client-form.tsx';
import { clientValues } from '../entities/client/client-schema.ts';
import { MergeDialog } from '../entities/client/merge-dialog.tsx';

/** Form dialog that creates or edits a client (specification/clients.md#client-form). */
export default function ClientDialog({
  input: { id, ...known },
  onClose,
}: DialogProps<'masterdata/client@1'>): ReactNode {
  return id === undefined ? (
    <NewClient {...known} offersOthers onClose={onClose} />
  ) : (
    <ExistingClient id={id} onClose={onClose} />
  );
}

interface ExistingClientProps {
  /** Id of the client, or of a record merged into it. */
  readonly id: number;
  /** Called with the id of the remaining record, when `id` was merged into it. */
  readonly onMoved?: (id: number) => void;
  readonly onClose: CloseRecord;
}

/** Form of an existing client, shown once the record is loaded. */
export function ExistingClient({ id, onMoved, onClose }: ExistingClientProps): ReactNode {
  return (
    <LoadedRecord kind={clients} id={id} query={useClient(id)} size={800} onClose={onClose}>
      {(client) => <LoadedClient {...{ id, client, onMoved, onClose }} />}
    </LoadedRecord>
  );
}

interface LoadedClientProps extends Omit<ExistingClientProps, 'onMoved'> {
  readonly client: Client;
  readonly onMoved: ((id: number) => void) | undefined;
}

function LoadedClient({ id, client, onMoved, onClose }: LoadedClientProps): ReactNode {
  const [duplicate, setDuplicate] = useState<number>();
  const moved = useEffectEvent((to: number) => onMoved?.(to));
  useEffect(() => {
    if (client.id !== id) moved(client.id);
  }, [client.id, id]);
  if (duplicate !== undefined)
    return (
      <MergeDialog
        first={client}
        second={duplicate}
        onClose={(kept) => onClose(kept ?? { id: client.id, label: personName(client, 'list') })}
      />
    );
  return (
    <ClientFormDialog
      client={client}
      values={clientValues(client)}
      {...(client.id === id ? {} : { former: id })}
      onClose={onClose}
      onMerge={setDuplicate}
    />
  );
}

interface NewClientProps extends Omit<DialogInput<'masterdata/client@1'>, 'id'> {
  /** Whether an existing client may be returned instead: the caller needs a client, new or not. */
  readonly offersOthers?: boolean;
  readonly onClose: CloseRecord;
}

/** Form of a new client, with today's date and the known fields filled in. */
export function NewClient({ draft, name = '', ...form }: NewClientProps): ReactNode {
  const values = clientValues({ client_from: brusselsToday(), ...splitName(name), ...draft });
  return <ClientFormDialog values={values} {...form} />;
}

/** Names of a person. */
interface PersonName {
  readonly firstname: string;
  readonly lastname: string;
}

/** Particles that start a family name and don't end it: "Van den Broeck", "De la Croix". */
const PARTICLES = new Set(
  'van vande vanden vander den der de het ten ter te la le les du des del della di da dos el al ben bin ait ould abd von zu mac mc saint sint o'.split(
    ' ',
  ),
);

/** Also for the end of a double name: "Peeters-De Smet". */
const isParticle = (word: string) =>
  PARTICLES.has(word.toLowerCase().split('-').at(-1) ?? '') || /^[dl]['’]$/iu.test(word);

/** At least two capitals, so not an initial. */
const isShouted = (word: string) => word === word.toUpperCase() && /\p{L}.*\p{L}/u.test(word);

/**
 * Splits the search text of a client into family name and first name. A comma ends the family name, or capitals mark it; otherwise it comes first, as
 * in every list, including the particles before it. A single name is a family name. Words with digits (a phone number, a year) are ignored.
 */
export function splitName(typed: string): PersonName {
  const text = typed.trim();
  const isPlain = text === text.toLowerCase();
  const write = (words: readonly string[]) => words.map((word, index) => written(word, index, isPlain)).join(' ');
  const [lastname, firstname] = parts(text);
  return { lastname: write(lastname), firstname: write(firstname) };
}

function parts(text: string): readonly [lastname: readonly string[], firstname: readonly string[]] {
  const [before = '', ...after] = text.split(',');
  if (after.length > 0) return [wordsOf(before), wordsOf(after.join(' '))];
  const words = wordsOf(text);
  const shouted = words.filter(isShouted);
  if (shouted.length > 0 && shouted.length < words.length) return [shouted, words.filter((word) => !isShouted(word))];
  const core = words.findIndex((word) => !isParticle(word));
  const end = core === -1 ? words.length : core + 1;
  return [words.slice(0, end), words.slice(end)];
}

const wordsOf = (text: string) => text.split(/\s+/u).filter((word) => /\p{L}/u.test(word) && !/\d/u.test(word));

/** Capitalises a name typed entirely in lower case; others are kept as typed. */
function written(word: string, index: number, isPlain: boolean): string {
  if (!isPlain || (index > 0 && isParticle(word))) return word;
  return word.replaceAll(/(?<=^|[-'’])\p{Ll}/gu, (letter) => letter.toUpperCase());
}
