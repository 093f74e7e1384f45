import { lazyDialog } from '@navette/shared/ui-overlay';

const fetchDialogs = () => import('./list-dialogs.tsx');

export const AssignDriverDialog = lazyDialog(async () => (await fetchDialogs()).AssignDriverDialog);
export const BookingBulkDialog = lazyDialog(async () => (await fetchDialogs()).BookingBulkDialog);
export const BookingReceipts = lazyDialog(async () => (await fetchDialogs()).BookingReceipts);
export const BulkMessageDialog = lazyDialog(async () => (await fetchDialogs()).BulkMessageDialog);
