import { attachStyledShadow } from '../../browser/attach-shadow.ts';
import { element } from '../../browser/element.ts';

/** The options of Google's button that the sandbox draws. */
export interface ButtonConfiguration {
  readonly type?: 'standard' | 'icon';
  readonly theme?: 'outline' | 'filled_blue' | 'filled_black';
  readonly size?: 'large' | 'medium' | 'small';
  readonly text?: 'signin_with' | 'signup_with' | 'continue_with' | 'signin';
  readonly shape?: 'rectangular' | 'pill' | 'circle' | 'square';
  readonly width?: number | string;
  readonly state?: string;
  readonly click_listener?: () => void;
}

const buttonTexts = {
  signin_with: 'Sign in with Google',
  signup_with: 'Sign up with Google',
  continue_with: 'Continue with Google',
  signin: 'Sign in',
} as const;

const LARGEST_WIDTH = 400;

const buttonStyle = `
  button {
    display: inline-flex; align-items: center; justify-content: center; gap: .625rem; box-sizing: border-box;
    height: 40px; max-width: 100%; padding: 0 .75rem; border: 1px solid #747775; border-radius: 4px;
    background: #fff; color: #1f1f1f; font: 500 .875rem/1 system-ui, sans-serif; cursor: pointer;
  }
  button.filled_blue { background: #1a73e8; border-color: #1a73e8; color: #fff; }
  button.filled_black { background: #202124; border-color: #202124; color: #fff; }
  button.medium { height: 32px; } button.small { height: 24px; font-size: .75rem; }
  button.pill, button.circle { border-radius: 20px; }
  button:focus-visible { outline: 3px solid #0b57d0; outline-offset: 2px; }
  .mark {
    display: grid; place-items: center; width: 1.25rem; height: 1.25rem; border-radius: 50%;
    background: #fff; color: #1a73e8; font-weight: 700;
  }
`;

/** Draws the sign-in button into `parent`, replacing its content. */
export function drawSignInButton(
  parent: HTMLElement,
  settings: ButtonConfiguration,
  onClick: () => void,
): void {
  const label = buttonTexts[settings.text ?? 'signin_with'];
  const classes = [settings.theme ?? 'outline', settings.size ?? 'large', settings.shape ?? 'rectangular'];
  const button = element('button', { type: 'button', className: classes.join(' '), ariaLabel: label });
  button.append(element('span', { className: 'mark', ariaHidden: 'true' }, 'G'));
  if (settings.type !== 'icon') {
    button.append(label);
    if (settings.width !== undefined) {
      button.style.width = `${Math.min(Number.parseInt(String(settings.width), 10), LARGEST_WIDTH)}px`;
    }
  }
  button.addEventListener('click', () => {
    settings.click_listener?.();
    onClick();
  });
  const host = element('div');
  attachStyledShadow(host, buttonStyle).append(button);
  parent.replaceChildren(host);
}
