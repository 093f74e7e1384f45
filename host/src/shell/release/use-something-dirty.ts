import { dirtyFormsAtom } from '@navette/shared/ui-form';
import { useAtomValue } from 'jotai';

/** Whether a form of the page holds something that is not saved: then nothing may load the page anew or open a part of it anew. */
export const useSomethingDirty = (): boolean => useAtomValue(dirtyFormsAtom).size > 0;
