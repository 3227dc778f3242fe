/** The part of Google Identity Services that we use; the sandbox's script speaks the same. */
export interface GoogleIdentity {
  initialize: (options: {
    client_id: string;
    callback: (response: { credential?: string }) => void;
    ux_mode?: 'popup';
    cancel_on_tap_outside?: boolean;
  }) => void;
  renderButton: (
    parent: HTMLElement,
    options: {
      type: 'standard';
      theme: string;
      size: 'large';
      text: 'continue_with';
      shape: 'pill';
      width: number;
    },
  ) => void;
  disableAutoSelect: () => void;
}

declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleIdentity } };
  }
}

export function googleIdentity(): GoogleIdentity | undefined {
  return window.google?.accounts?.id;
}

type Receiver = (response: { credential?: string }) => void;

let initialisedFor: GoogleIdentity | null = null;
let receiver: Receiver = () => undefined;

/** Initialises the script once a page, as it demands; later callers only take over what is received. */
export function receiveCredentials(identity: GoogleIdentity, clientId: string, next: Receiver): void {
  receiver = next;
  if (initialisedFor === identity) return;
  identity.initialize({
    client_id: clientId,
    callback: (response) => receiver(response),
    ux_mode: 'popup',
    cancel_on_tap_outside: true,
  });
  initialisedFor = identity;
}
