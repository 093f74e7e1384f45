/**
 * Texts that the specification quotes, with the heading: they stay as they are, even where they break a rule of typography or vocabulary.
 * @type {Readonly<Record<string, string>>}
 */
export const QUOTED = {
  'booking.motive.7': 'specification/bookings.md#motives: 7 is shopping, in French courses',
  'denied.location': "specification/shell.md#denied-page: GeoLocation n'est pas activé",
  'page.transportsBooqit': 'specification/booqit.md#transports: the transports of the platform Booqit',
  'problem.auth.wrongCredentials': 'specification/shell.md#sign-in: Email ou mot de passe est incorrect',
  'signIn.email.invalid': 'specification/shell.md#sign-in: Email pas valid',
  'signIn.email.required': 'specification/shell.md#sign-in: Email est requis',
  'tracker.trips.none': 'specification/live.md#live-map: Pas de transports',
  'transports.title': 'specification/booqit.md#transports: the transports of the platform Booqit',
};
