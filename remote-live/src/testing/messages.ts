import en from '../../messages/en.json' with { type: 'json' };
import fr from '../../messages/fr.json' with { type: 'json' };
import nl from '../../messages/nl.json' with { type: 'json' };

/** The catalogues of this remote, for `renderWithHost`. */
export const messages = { fr, nl, en };
