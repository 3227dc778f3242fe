import { postJson } from '../../browser/post-json.ts';
import { scriptOrigin } from '../../browser/script-origin.ts';
import { type Account, openAccountChooser } from './account-chooser.ts';
import { type ButtonConfiguration, drawSignInButton } from './render-button.ts';

interface IdConfiguration {
  readonly client_id: string;
  readonly callback?: (response: { credential: string; select_by: string; state?: string }) => void;
  readonly nonce?: string;
}

interface PromptMoment {
  isSkippedMoment(): boolean;
  isDismissedMoment(): boolean;
  getDismissedReason(): string | undefined;
  getMomentType(): 'skipped' | 'dismissed';
}

let configuration: IdConfiguration | null = null;
let closeChooser: (() => void) | null = null;

function warn(text: string): void {
  // oxlint-disable-next-line no-console -- Google's script warns in the same way.
  console.warn(`[GSI_LOGGER]: ${text}`);
}

const moment = (type: 'skipped' | 'dismissed', reason?: string): PromptMoment => ({
  isSkippedMoment: () => type === 'skipped',
  isDismissedMoment: () => type === 'dismissed',
  getDismissedReason: () => reason,
  getMomentType: () => type,
});

async function signIn(account: Account, selectBy: string, state?: string): Promise<void> {
  const claims = configuration?.nonce === undefined ? {} : { nonce: configuration.nonce };
  const answer = await postJson(`${scriptOrigin}/google/credential`, { ...account, claims });
  const credential = String(answer['credential']);
  const response = { credential, select_by: selectBy };
  configuration?.callback?.(state === undefined ? response : { ...response, state });
}

interface Opening {
  readonly selectBy: string;
  readonly state?: string;
  readonly onChosen?: () => void;
  readonly onDismiss?: () => void;
}

function openChooser({ selectBy, state, onChosen, onDismiss }: Opening): void {
  closeChooser?.();
  closeChooser = openAccountChooser({
    onChoose: async (account, typedIn) => {
      await signIn(account, typedIn ? `${selectBy}_add_session` : selectBy, state);
      closeChooser = null;
      onChosen?.();
    },
    onDismiss: () => {
      closeChooser = null;
      onDismiss?.();
    },
  });
}

const id = {
  initialize(settings: IdConfiguration): void {
    if (configuration) {
      warn('google.accounts.id.initialize() is called multiple times. Only the last one will be used.');
    }
    configuration = settings;
  },
  renderButton(parent: HTMLElement, settings: ButtonConfiguration): void {
    if (!configuration) return warn('Failed to render button before calling initialize().');
    const { state } = settings;
    drawSignInButton(parent, settings, () =>
      openChooser({ selectBy: 'btn', ...(state === undefined ? {} : { state }) }),
    );
  },
  prompt(listener?: (notification: PromptMoment) => void): void {
    if (!configuration) return warn('Failed to prompt before calling initialize().');
    openChooser({
      selectBy: 'user',
      onChosen: () => listener?.(moment('dismissed', 'credential_returned')),
      onDismiss: () => listener?.(moment('skipped')),
    });
  },
  cancel(): void {
    closeChooser?.();
    closeChooser = null;
  },
  /** The sandbox never signs users in automatically. */
  disableAutoSelect(): void {},
  revoke(_hint: string, done?: (response: { successful: boolean; error?: string }) => void): void {
    done?.({ successful: true });
  },
  storeCredential(_credential: unknown, done?: () => void): void {
    done?.();
  },
};

Object.assign(window, { google: { accounts: { id } } });
