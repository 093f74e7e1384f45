/** Key of the activity in localStorage: all tabs of a browser have one session and one user. */
const ACTIVITY_KEY = 'navette.activity';

/** Milliseconds since 1970, by this computer's clock. */
export interface Activity {
  /** When somebody was last at work in one of the tabs. */
  readonly at: number;
  /** When the server was last sent it. */
  readonly reported: number;
}

let own: Activity = { at: 0, reported: 0 };

/** The latest activity of all tabs; of this one where storage is blocked. */
export function readActivity(): Activity {
  const stored = storedActivity();
  return { at: Math.max(own.at, stored.at), reported: Math.max(own.reported, stored.reported) };
}

/** Stores the activity for all tabs. */
export function storeActivity(activity: Activity): void {
  own = activity;
  try {
    localStorage.setItem(ACTIVITY_KEY, `${activity.at} ${activity.reported}`);
  } catch {
    // storage is blocked: each tab has its own
  }
}

function storedActivity(): Activity {
  try {
    const [at = 0, reported = 0] = (localStorage.getItem(ACTIVITY_KEY) ?? '').split(' ').map(Number);
    return { at: at || 0, reported: reported || 0 };
  } catch {
    return { at: 0, reported: 0 };
  }
}
