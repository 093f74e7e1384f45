/** Public interface of this domain for other domains. */
export { erasePerson } from './clients/anonymise/anonymise-client.ts';
export { closestClients } from './clients/client-queries.ts';
export { findDriver } from './drivers/driver-queries.ts';
export { watchLogRetention } from './logs/forget-log.ts';
export { insertLog, insertLogs } from './logs/log-queries.ts';
export { redact } from './logs/log-queries.ts';
export { type CompanyProfile, profileOf } from './settings/company-profile.ts';
export { logoAt } from './settings/company-logo.ts';
export { KnownProfile } from './settings/company-profile.ts';
export { companyProfile } from './settings/company-profile.ts';
export { messageSettings, type MessageSettings } from './settings/message-settings.ts';
export { fieldChanges } from './records/field-changes.ts';
export { cleanForm, missing, refuse, storedAccounts, wrongNumbers } from './records/check-form.ts';
export { recordHandlers } from './records/record-handlers.ts';
export { countReferences, oneOf } from './records/record-lists.ts';
export { lockSettings, putSetting, recordSettingChanges, settingsByName } from './settings/setting-queries.ts';
export { putSettings } from './settings/setting-handlers.ts';
export { changeVersioned, readVersioned } from './records/versioned.ts';
