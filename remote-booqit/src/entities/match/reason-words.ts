import type { ClientMatchReason, DestinationMatchReason } from '@navette/openapi/enums';
import { messageKey, type Translate } from '@navette/shared/i18n';
import type { Candidate } from './matches.ts';

const WORDS: Readonly<Record<ClientMatchReason | DestinationMatchReason, string>> = {
  nationalNumber: messageKey('match.nationalNumber'),
  nationalNumberSlip: messageKey('match.nationalNumberSlip'),
  nationalNumberOther: messageKey('match.nationalNumberOther'),
  nationalNumberUnknown: messageKey('match.nationalNumberUnknown'),
  birthday: messageKey('match.birthday'),
  birthdaySwapped: messageKey('match.birthdaySwapped'),
  birthdaySlip: messageKey('match.birthdaySlip'),
  birthdayOther: messageKey('match.birthdayOther'),
  birthdayUnknown: messageKey('match.birthdayUnknown'),
  lastname: messageKey('match.lastname'),
  lastnameSlip: messageKey('match.lastnameSlip'),
  lastnamePart: messageKey('match.lastnamePart'),
  lastnameOther: messageKey('match.lastnameOther'),
  firstname: messageKey('match.firstname'),
  firstnameSlip: messageKey('match.firstnameSlip'),
  firstnamePart: messageKey('match.firstnamePart'),
  firstnameOther: messageKey('match.firstnameOther'),
  name: messageKey('match.name'),
  namePart: messageKey('match.namePart'),
  nameDepartment: messageKey('match.nameDepartment'),
  nameOther: messageKey('match.nameOther'),
  nameUnknown: messageKey('match.nameUnknown'),
  address: messageKey('match.address'),
  street: messageKey('match.street'),
  town: messageKey('match.town'),
  addressOther: messageKey('match.addressOther'),
  addressUnknown: messageKey('match.addressUnknown'),
  near: messageKey('match.near'),
  quarter: messageKey('match.quarter'),
  distant: messageKey('match.distant'),
  far: messageKey('match.far'),
  distanceUnknown: messageKey('match.distanceUnknown'),
};

/** Why a candidate has its score, what speaks for it first. */
export const reasonsText = ({ reasons }: Pick<Candidate, 'reasons'>, t: Translate): string =>
  reasons
    .toSorted((one, other) => other.points - one.points)
    .map(({ code, points }) => `${points > 0 ? '+' : '−'} ${t(WORDS[code])}`)
    .join(', ');
