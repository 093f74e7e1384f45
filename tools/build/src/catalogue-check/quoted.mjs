/**
 * Texts that the specification quotes, with the section: they stay as they are, even where they break a rule of typography or vocabulary. S1 is dispatching, S2 master
 * data, S3 money.
 * @type {Readonly<Record<string, string>>}
 */
export const QUOTED = {
  'booking.motive.7': 'S1 §3 motive values: 7 is shopping, in French courses',
  'denied.location': "S1 §2.1: GeoLocation n'est pas activé",
  'page.transportsBooqit': 'S3 §2.13: the transports of the platform Booqit',
  'problem.auth.wrongCredentials': 'S1 §2.3: Email ou mot de passe est incorrect',
  'signIn.email.invalid': 'S1 §5: Email pas valid',
  'signIn.email.required': 'S1 §5: Email est requis',
  'tracker.trips.none': 'S2 §2, Live driver map: Pas de transports',
  'transports.title': 'S3 §2.13: the transports of the platform Booqit',
};
