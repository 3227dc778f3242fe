import type { PublicSettings } from '@gullylens/contract/http/operations';
import type { Settings } from '../config/read-settings.ts';

interface KnownOfHistory {
  /** The competition that a sandbox invents; `null` when real matches are played. */
  readonly league: string | null;
  /** The competitions of the matches that history has. */
  readonly competitions: ReadonlySet<string>;
}

/** What any visitor's browser may know of this installation: named one by one, so that no secret slips in. */
export function presentPublicSettings(
  { environment, vendors }: Settings,
  history: KnownOfHistory,
): PublicSettings {
  return {
    googleClientId: vendors.google.clientId,
    googleScriptUrl: vendors.google.scriptUrl,
    razorpayScriptUrl: vendors.razorpay.scriptUrl,
    apiHost: environment.API_HOST ?? null,
    sandboxes: [...vendors.sandboxes],
    history: sourceOf(history),
  };
}

function sourceOf({ league, competitions }: KnownOfHistory): PublicSettings['history'] {
  if (league === null) return 'cricsheet';
  return [...competitions].every((name) => name === league) ? 'league' : 'both';
}
