/** Shows a failure as a toast. The toasts' code is loaded with the first of them. */
export function showError(message: string): void {
  void import('react-hot-toast').then(({ toast }) => toast.error(message));
}
