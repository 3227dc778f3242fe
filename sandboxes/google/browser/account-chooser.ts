import { element } from '../../browser/element.ts';
import { showDialog } from '../../browser/show-dialog.ts';
import { sampleAccounts } from './ready-accounts.ts';

/** An account of the chooser. */
export interface Account {
  readonly name: string;
  readonly email: string;
}

interface ChooserOptions {
  /** Signs the account in. When it rejects, the chooser shows the error and stays open. */
  readonly onChoose: (account: Account, typedIn: boolean) => Promise<void>;
  readonly onDismiss: () => void;
}

const chooserStyle = `
  .chooser { display: grid; gap: 1rem; padding: 1.75rem; }
  ul { list-style: none; margin: 0; padding: 0; border-top: 1px solid #dadce0; }
  li { border-bottom: 1px solid #dadce0; }
  .account {
    display: grid; grid-template-columns: 2.25rem 1fr; column-gap: .875rem; align-items: center; width: 100%;
    padding: .625rem .25rem; border: 0; background: none; text-align: left;
  }
  .account:hover { background: #f0f4f9; }
  .initial {
    grid-row: span 2; display: grid; place-items: center; width: 2.25rem; height: 2.25rem;
    border-radius: 50%; background: #6750a4; color: #fff;
  }
  form { display: grid; gap: .75rem; }
  .actions { display: flex; justify-content: space-between; gap: .75rem; }
  .continue { padding: 0 1.5rem; border: 0; border-radius: 1.5rem; background: #0b57d0; color: #fff; }
  .cancel { padding: 0 1rem; border: 0; background: none; color: #0b57d0; }
`;

function accountRow(account: Account, choose: (account: Account) => void): HTMLLIElement {
  const initial = element('span', { className: 'initial', ariaHidden: 'true' }, account.name.slice(0, 1));
  const email = element('span', { className: 'note' }, account.email);
  const row = element('button', { type: 'button', className: 'account' }, initial, account.name, email);
  row.addEventListener('click', () => choose(account));
  return element('li', {}, row);
}

function anotherAccountForm(choose: (account: Account) => void, cancel: () => void): HTMLFormElement {
  const name = element('input', { type: 'text', name: 'name', required: true, autocomplete: 'off' });
  const email = element('input', { type: 'email', name: 'email', required: true, autocomplete: 'off' });
  const leave = element('button', { type: 'button', className: 'cancel' }, 'Cancel');
  const go = element('button', { type: 'submit', className: 'continue' }, 'Continue');
  leave.addEventListener('click', cancel);
  const form = element(
    'form',
    {},
    element('label', {}, 'Name', name),
    element('label', {}, 'Email', email),
    element('div', { className: 'actions' }, leave, go),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    choose({ name: name.value.trim(), email: email.value.trim() });
  });
  return form;
}

/** Opens the account chooser and returns the function that closes it. */
export function openAccountChooser({ onChoose, onDismiss }: ChooserOptions): () => void {
  const problem = element('p', { className: 'problem', role: 'alert' });
  const choose = (typedIn: boolean) => (account: Account) => {
    problem.textContent = '';
    onChoose(account, typedIn).then(close, (error: unknown) => {
      problem.textContent = error instanceof Error ? error.message : 'Sign-in failed.';
    });
  };
  const dismiss = () => {
    close();
    onDismiss();
  };
  const content = element(
    'div',
    { className: 'chooser' },
    element('h2', {}, 'Choose an account'),
    element('p', { className: 'note' }, 'Sandbox: stands in for Google. Nobody here is real.'),
    element('ul', {}, ...sampleAccounts.map((account) => accountRow(account, choose(false)))),
    element('p', {}, 'Use another account'),
    anotherAccountForm(choose(true), dismiss),
    problem,
  );
  const close = showDialog({
    label: 'Sign in with Google',
    css: chooserStyle,
    content: [content],
    escapes: true,
    onDismiss,
  });
  return close;
}
