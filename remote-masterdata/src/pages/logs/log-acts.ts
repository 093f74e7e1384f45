import { messageKey } from '@navette/shared/i18n';

/** What operations of the contract do, in words, when they are more than "changed the client". `{name}`: the record. */
export const LOG_ACTS: Readonly<Record<string, string>> = {
  signOut: messageKey('logs.did.signOut'),
  changePassword: messageKey('logs.did.changePassword'),
  resetPassword: messageKey('logs.did.resetPassword'),
  confirmSecondFactor: messageKey('logs.did.confirmSecondFactor'),
  removeSecondFactor: messageKey('logs.did.removeSecondFactor'),
  renewRecoveryCodes: messageKey('logs.did.renewRecoveryCodes'),
  resetSecondFactor: messageKey('logs.did.resetSecondFactor'),
  saveAccessPolicy: messageKey('logs.did.saveAccessPolicy'),
  updateMCodes: messageKey('logs.did.updateMCodes'),
  updateCareCenters: messageKey('logs.did.updateCareCenters'),
  updateClients: messageKey('logs.did.updateClients'),
  mergeClients: messageKey('logs.did.mergeClients'),
  showNationalNumber: messageKey('logs.did.showNationalNumber'),
  listClients: messageKey('logs.did.listClients'),
  listClientTrips: messageKey('logs.did.listClientTrips'),
  listClientDocuments: messageKey('logs.did.listClientDocuments'),
  addClientDocument: messageKey('logs.did.addClientDocument'),
  getClientDocument: messageKey('logs.did.getClientDocument'),
  deleteClientDocument: messageKey('logs.did.deleteClientDocument'),
  exportClientData: messageKey('logs.did.exportClientData'),
  anonymiseClient: messageKey('logs.did.anonymiseClient'),
  saveSetting: messageKey('logs.did.saveSetting'),
  saveCompanyProfile: messageKey('logs.did.saveCompanyProfile'),
  saveDriverAvailability: messageKey('logs.did.availability'),
  saveDriverAvailabilityDays: messageKey('logs.did.availability'),
  saveAvailabilityPattern: messageKey('logs.did.availability'),
  restoreDestination: messageKey('logs.did.restoreDestination'),
  subscribeMember: messageKey('logs.did.mailingList'),
  unsubscribeMember: messageKey('logs.did.mailingList'),
  importTransactions: messageKey('logs.did.importTransactions'),
  runImport: messageKey('logs.did.runImport'),
  undoImport: messageKey('logs.did.undoImport'),
  addBookings: messageKey('logs.did.addBookings'),
  changeBookings: messageKey('logs.did.changeBookings'),
  archiveBooking: messageKey('logs.did.archiveBooking'),
  setReadyNow: messageKey('logs.did.setReadyNow'),
  undoChanges: messageKey('logs.did.undoChanges'),
  sendBookingNotification: messageKey('logs.did.notify'),
  sendMessageNotification: messageKey('logs.did.notify'),
  grantDemand: messageKey('logs.did.grantDemand'),
  deleteDemand: messageKey('logs.did.deleteDemand'),
  uploadTicket: messageKey('logs.did.uploadTicket'),
  deleteTicket: messageKey('logs.did.deleteTicket'),
  createTask: messageKey('logs.did.task'),
  updateTask: messageKey('logs.did.task'),
  deleteTask: messageKey('logs.did.task'),
  deleteMessage: messageKey('logs.did.mail'),
  markMessage: messageKey('logs.did.mail'),
  activateRelease: messageKey('logs.did.release'),
  stageRelease: messageKey('logs.did.release'),
  unstageRelease: messageKey('logs.did.release'),
  rollbackRelease: messageKey('logs.did.release'),
};

/** What a sign-in, or a call that was refused, came to. */
export const SIGN_INS = {
  done: messageKey('logs.signIn.done'),
  recovery: messageKey('logs.signIn.recovery'),
  refused: messageKey('logs.signIn.refused'),
  wrongOtp: messageKey('logs.signIn.wrongOtp'),
  blocked: messageKey('logs.signIn.blocked'),
  denied: messageKey('logs.refused.denied'),
  limited: messageKey('logs.refused.limited'),
} as const;

/** What the method of a call about one record does. */
export const VERBS: Readonly<Record<string, string>> = {
  POST: messageKey('logs.did.create'),
  PUT: messageKey('logs.did.update'),
  DELETE: messageKey('logs.did.delete'),
  GET: messageKey('logs.did.read'),
};

/** Kinds of record by the first part of the path. */
export const KINDS: Readonly<Record<string, string>> = {
  booking: messageKey('logs.kind.booking'),
  carecenter: messageKey('logs.kind.carecenter'),
  client: messageKey('logs.kind.client'),
  daily: messageKey('logs.kind.daily'),
  destination: messageKey('logs.kind.destination'),
  driver: messageKey('logs.kind.driver'),
  insurance: messageKey('logs.kind.insurance'),
  mcode: messageKey('logs.kind.mcode'),
  user: messageKey('logs.kind.user'),
};
