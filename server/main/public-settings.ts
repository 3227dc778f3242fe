import type { PublicSettings } from '@gullylens/contract/http/operations';
import type { Settings } from '../config/read-settings.ts';

/** What any visitor's browser may know of this installation: named one by one, so that no secret slips in. */
export function presentPublicSettings({ environment, vendors }: Settings): PublicSettings {
  return {
    googleClientId: vendors.google.clientId,
    googleScriptUrl: vendors.google.scriptUrl,
    razorpayScriptUrl: vendors.razorpay.scriptUrl,
    apiHost: environment.API_HOST ?? null,
    sandboxes: [...vendors.sandboxes],
  };
}
