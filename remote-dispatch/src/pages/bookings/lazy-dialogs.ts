import { lazyPart } from '@navette/shared/ui';

const fetchDialogs = () => import('./list-dialogs.tsx');

export const AssignDriverDialog = lazyPart(async () => (await fetchDialogs()).AssignDriverDialog);
export const BookingBulkDialog = lazyPart(async () => (await fetchDialogs()).BookingBulkDialog);
export const BookingReceipts = lazyPart(async () => (await fetchDialogs()).BookingReceipts);
export const BulkMessageDialog = lazyPart(async () => (await fetchDialogs()).BulkMessageDialog);
